import { Icon } from "../ui/Icon";
import { useAid } from "./aid";

/** A hint in place of the big buttons. */
export function HintBox() {
  const { hint } = useAid();
  if (!hint) return null;
  return (
    <div class="hintbox">
      <p>
        <Icon name="hint" />
        <span>{hint.words}</span>
      </p>
      <div class="hintdo">{hint.buttons}</div>
    </div>
  );
}
