import { useEffect, useState } from "preact/hooks";
import { engine } from "../../engine/client";
import type { LinkKind, Seat } from "../../engine/types";
import { type Unit, unitOf } from "../../games";
import { t } from "../../i18n";
import { Dialog } from "../../ui/Dialog";
import { faultText } from "../../ui/faults";
import { Icon } from "../../ui/Icon";
import { addressOf, canSend, copy, send } from "./address";
import { Picto, type PictoKind } from "./Picto";

export interface ShareProps {
  /** The name under which the game is open in the engine. */
  table: string;
  game: string;
  /** Whose view "from my seat" is; null when no single person holds the device. */
  seat: Seat | null;
  /** The last hand that ended, from 1; null before the first has. */
  endedRound: number | null;
  over: boolean;
  onClose: () => void;
}

type Answer = { fragment: string; code: string | null } | { locked: string };

const KINDS: readonly PictoKind[] = ["deal", "seat", "round", "match"];
/** A game of one round has no other round to tell of. */
const kindsOf = (unit: Unit) => KINDS.filter((kind) => kind !== "round" || unit !== "game");

/** What the core is asked for: the deal of the whole match once it is over, else of the last hand. */
function request(kind: PictoKind, { seat, endedRound, over }: ShareProps): { kind: LinkKind; seat?: Seat; round?: number } | null {
  if (kind === "seat") return seat === null ? null : { kind, seat };
  if (kind === "match") return { kind };
  if (kind === "deal" && over) return { kind };
  return { kind, ...(endedRound === null ? {} : { round: endedRound }) };
}

async function ask(kind: PictoKind, props: ShareProps): Promise<Answer> {
  const wanted = request(kind, props);
  if (!wanted) return { locked: t("share.locked-seat") };
  if (kind === "deal" && !props.over && props.endedRound === null) return { locked: t("share.locked-deal", { unit: unitOf(props.game) }) };
  try {
    return await engine.call("share", { table: props.table, ...wanted });
  } catch (fault) {
    const code = (fault as { code?: string }).code;
    return { locked: code === "locked" ? t(kind === "match" ? "share.locked-match" : "share.locked-round", { unit: unitOf(props.game) }) : faultText(fault).text };
  }
}

function About({ kind, props }: { kind: PictoKind; props: ShareProps }) {
  const round = props.endedRound ?? 0;
  const unit = unitOf(props.game);
  switch (kind) {
    case "deal":
      return <><b>{t("share.deal", { unit })}</b><span>{props.over || round === 0 ? t("share.deal-text", { unit }) : t("share.deal-round-text", { round, unit })}</span></>;
    case "seat":
      return <><b>{t("share.seat", { unit })}</b><span>{t("share.seat-text", { unit })}</span></>;
    case "round":
      return <><b>{round === 0 ? t("share.round", { unit }) : t("share.round-n", { round, unit })}</b><span>{t("share.replay-text", { unit })}</span></>;
    case "match":
      return <><b>{t("share.match", { unit })}</b><span>{t("share.match-text", { unit })}</span></>;
  }
}

function Link({ answer, unit }: { answer: { fragment: string; code: string | null }; unit: Unit }) {
  const url = addressOf(answer.fragment);
  const [said, say] = useState<{ of: string; done: boolean } | null>(null);
  const put = async (text: string) => say({ of: text, done: await copy(text) });
  const done = said?.done && said.of === url;
  return (
    <div class="linkrow">
      <label class="lbl" for="share-link">{t("share.link", { count: url.length })}</label>
      <div class="lk">
        <input class="input" id="share-link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="btn pri" onClick={() => void put(url)}><Icon name={done ? "check" : "copy"} />{done ? t("share.copied") : t("share.copy")}</button>
        {canSend() && (
          <button type="button" class="btn" onClick={() => void send(t("common.app"), url)}><Icon name="share" />{t("share.send")}</button>
        )}
      </div>
      <p class={said && !said.done ? "field-note bad" : "vh"} role="status">{said && t(said.done ? "common.copied" : "common.copy-failed")}</p>
      {answer.code && (
        <p class="share-code">
          <span class="lbl">{t("newgame.code")}</span>
          <b>{answer.code}</b>
          <button type="button" class="ibtn" aria-label={t("share.copy-code")} title={t("share.copy-code")} onClick={() => void put(answer.code ?? "")}><Icon name={said?.done && said.of === answer.code ? "check" : "copy"} /></button>
          <span class="xs dim">{t("share.code-note", { unit })}</span>
        </p>
      )}
    </div>
  );
}

/** Every kind of link, named by what its receiver sees; what would tell too much says when it opens. */
export function ShareDialog(props: ShareProps) {
  const unit = unitOf(props.game);
  const [answers, setAnswers] = useState<Partial<Record<PictoKind, Answer>>>({});
  const [picked, pick] = useState<PictoKind | null>(null);

  useEffect(() => {
    void Promise.all(kindsOf(unit).map(async (kind) => [kind, await ask(kind, props)] as const)).then((all) => {
      setAnswers(Object.fromEntries(all));
      pick(all.find(([, answer]) => "fragment" in answer)?.[0] ?? null);
    });
  }, [props.table]);

  const chosen = picked && answers[picked];
  return (
    <Dialog title={t("share.title")} class="share" onClose={props.onClose}>
      <fieldset class="opts">
        <legend>{t("share.what")}</legend>
        {kindsOf(unit).map((kind) => {
          const answer = answers[kind];
          const locked = answer && "locked" in answer ? answer.locked : null;
          return (
            <label key={kind} class={`opt ${picked === kind ? "on" : ""} ${locked ? "off" : ""}`}>
              <input type="radio" class="vh" name="share-kind" checked={picked === kind} disabled={!answer || locked !== null} onChange={() => pick(kind)} />
              <span class="rd" aria-hidden="true" />
              <Picto kind={kind} unit={unit} />
              <span class="tx">
                <About kind={kind} props={props} />
                {locked && <span class="why"><Icon name="lock" />{locked}</span>}
                {!locked && kind === "deal" && <span class="sees"><Icon name="eye" />{t("share.deal-sees")}</span>}
              </span>
            </label>
          );
        })}
      </fieldset>
      {chosen && "fragment" in chosen && <Link answer={chosen} unit={unit} />}
      <p class="share-foot"><Icon name="info" />{t("share.foot")}</p>
    </Dialog>
  );
}
