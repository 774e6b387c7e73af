import type { TaxPersonKind } from '#schema/generated/contract.ts';
import { hoursText as say } from '#schema/text/hours.ts';

/** Form only: whether the authority knows it, nobody here can tell. Letters, a day (`AAMMDD`), three signs. */
const RFC = /^[A-ZÑ&]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{3}$/;

/** Those that the authority gives for the general public and for foreigners, of either kind. */
const GENERIC = new Set(['XAXX010101000', 'XEXX010101000']);

const LENGTH: Record<TaxPersonKind, number> = { COMPANY: 12, INDIVIDUAL: 13 };

export const tidyRfc = (rfc: string): string => rfc.trim().toUpperCase();

/** What is wrong with an RFC; it says by its length whose it is, and that decides what is withheld. */
export function rfcProblem(rfc: string, kind: TaxPersonKind): string | null {
  if (!RFC.test(rfc)) return say.rfcInvalid;
  return GENERIC.has(rfc) || rfc.length === LENGTH[kind] ? null : say.rfcOfOther[kind];
}
