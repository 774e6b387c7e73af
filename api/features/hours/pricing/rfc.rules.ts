import type { TaxPersonKind } from '#schema/generated/contract.ts';
import { isGenericRfc, kindOfRfc, rfcFault } from '#schema/lib/rfc.ts';
import { hoursText as say } from '#schema/text/hours.ts';

/**
 * The problem of a tidied RFC, or `null`. Its length must fit the kind of person, which decides the withheld taxes. Its
 * check digit is asked for with the fiscal data of a CFDI, not here: a pre-bill is none.
 */
export function rfcProblem(rfc: string, kind: TaxPersonKind): string | null {
  const fault = rfcFault(rfc);
  if (fault === 'FORM' || fault === 'DATE') return say.rfcInvalid;
  return isGenericRfc(rfc) || kindOfRfc(rfc) === kind ? null : say.rfcOfOther[kind];
}
