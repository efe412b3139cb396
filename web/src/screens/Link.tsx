import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/client";
import type { Decoded } from "../engine/types";
import { familyOf, titleOf, unitOf } from "../games";
import { t } from "../i18n";
import { go, type Place } from "../router";
import { dress } from "../styles";
import { ErrorCard } from "../ui/ErrorCard";
import { faultText, type FaultText } from "../ui/faults";
import { Icon } from "../ui/Icon";
import { Loading } from "../ui/Loading";
import { TopBar } from "../ui/TopBar";
import { Back } from "../table/Back";
import { TablePreview } from "../table/TablePreview";
import { given } from "./newgame/draft";

type Found = { step: "reading" } | { step: "found"; link: Decoded } | { step: "fault"; fault: FaultText };

async function read(fragment: string): Promise<Found> {
  try {
    const [link] = await Promise.all([engine.call("decode", { fragment }), dress("tables")]);
    return { step: "found", link };
  } catch (fault) {
    return { step: "fault", fault: faultText(fault) };
  }
}

/** Browsers and messengers escape what they like. */
function plain(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function take(link: Decoded): void {
  const { text, kind, moves, seat, code } = link;
  given.value = { text, kind, game: link.game.id, players: link.game.players, moves, seat, code };
  go("/new?given=1");
}

function Deal({ link }: { link: Decoded }) {
  return (
    <section class="state link-deal">
      <span class="deal-fan" aria-hidden="true">{[0, 1, 2, 3, 4].map((at) => <Back key={at} class={familyOf(link.game.id)?.back ?? ""} />)}</span>
      <h2>{t("share.open-deal", { unit: unitOf(link.game.id) })}</h2>
      <p>{t("share.open-deal-text", { game: titleOf(link.game.id, link.game.players) ?? link.game.id, players: link.game.players, unit: unitOf(link.game.id) })}</p>
      {link.code && <p class="code-big">{link.code}</p>}
      <div class="state-act">
        <button type="button" class="btn pri" onClick={() => take(link)}>
          <Icon name="play" />
          {t("share.open-deal-go")}
        </button>
      </div>
    </section>
  );
}

function LinkFault({ fault }: { fault: FaultText }) {
  const again = fault.code.startsWith("link-") && fault.code !== "link-newer";
  return (
    <ErrorCard picture={fault.code === "link-short" ? "scissors" : "compost"} title={fault.title} text={fault.text} details={fault.details}>
      {again && <a class="btn pri" href="#/">{t("share.paste-again")}</a>}
      {!again && <button type="button" class="btn" onClick={() => location.reload()}>{t("share.reload")}</button>}
    </ErrorCard>
  );
}

export function LinkScreen({ place }: { place: Place }) {
  const fragment = plain(place.params.fragment ?? "");
  const [found, setFound] = useState<Found>({ step: "reading" });
  const failed = engine.state.value === "failed";

  useEffect(() => {
    if (failed) return;
    let gone = false;
    setFound({ step: "reading" });
    void read(fragment).then((next) => !gone && setFound(next));
    return () => void (gone = true);
  }, [fragment, failed]);

  const kind = found.step === "found" ? found.link.kind : "deal";
  if (found.step === "found" && kind !== "deal") {
    const { link } = found;
    return (
      <div class="page link-table">
        <TopBar title={t(`share.kind-${kind}`)} sub={kind === "replay" ? t("share.kind-sub", { moves: link.moves }) : undefined} />
        <main id="main" tabIndex={-1}>
          <TablePreview
            key={link.text}
            text={link.text}
            eyes={link.eyes}
            at={kind === "replay" ? 0 : link.moves}
            slider={kind === "replay"}
            onPlay={(text, moves) => take({ ...link, text, moves })}
          />
        </main>
      </div>
    );
  }
  return (
    <div class="page">
      <TopBar title={t("share.link-title")} />
      <main class="page-in page-one" id="main" tabIndex={-1}>
        {found.step === "found" ? (
          <Deal link={found.link} />
        ) : found.step === "fault" && !failed ? (
          <LinkFault fault={found.fault} />
        ) : (
          <Loading />
        )}
      </main>
    </div>
  );
}
