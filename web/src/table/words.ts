/** Who sits here, in words. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Meta, Seat } from "../engine/types";
import { list, t } from "../i18n";
import { shorten } from "../store/clip";

export interface Company {
  meta: Meta;
  /** The seat that is called "you"; null when several people share the device or nobody plays. */
  you: Seat | null;
}

export const CompanyContext = createContext<Company>({ meta: { seats: [] }, you: null });
export const useCompany = (): Company => useContext(CompanyContext);

export const nameOf = ({ meta, you }: Company, seat: Seat): string =>
  seat === you ? t("table.you") : (shorten(meta.seats[seat]?.name ?? "") || t("table.seat", { seat: seat + 1 }));
export const faceOf = ({ meta }: Company, seat: Seat): string => meta.seats[seat]?.face ?? "you";
/** For ICU select: does the sentence speak to "you"? */
export const who = (company: Company, seat: Seat) => ({ me: seat === company.you ? "yes" : "no", name: nameOf(company, seat) });

export const andNames = (company: Company, seats: Seat[]): string => list(seats.map((seat) => nameOf(company, seat)));
