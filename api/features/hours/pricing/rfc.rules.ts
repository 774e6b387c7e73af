import type { TaxPersonKind } from '#schema/generated/contract.ts';
import { hoursText as say } from '#schema/text/hours.ts';

/** Format only; the registration is not checked. Letters, a date (`AAMMDD`), three characters. */
const RFC = /^[A-ZÑ&]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{3}$/;

/** Generic RFCs of the authority, for the general public and for foreigners. */
const GENERIC = new Set(['XAXX010101000', 'XEXX010101000']);

const LENGTH: Record<TaxPersonKind, number> = { COMPANY: 12, INDIVIDUAL: 13 };

export const tidyRfc = (rfc: string): string => rfc.trim().toUpperCase();

/** The problem of an RFC, or `null`. Its length must fit the kind of person, which decides the withheld taxes. */
export function rfcProblem(rfc: string, kind: TaxPersonKind): string | null {
  if (!RFC.test(rfc)) return say.rfcInvalid;
  return GENERIC.has(rfc) || rfc.length === LENGTH[kind] ? null : say.rfcOfOther[kind];
}
