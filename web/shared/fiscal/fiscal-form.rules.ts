import { checkDigitOf, isGenericRfc, kindOfRfc, rfcFault, tidyRfc } from '#schema/lib/rfc.ts';
import { fiscalText as text } from '#schema/text/fiscal-screen.ts';
import { invoicingText } from '#schema/text/invoicing.ts';
import type { CfdiUse, FiscalRegime } from '#schema/generated/contract.ts';

/** The form of fiscal data: of the account, and of a client, who may have a generic RFC. */
export interface FiscalForm {
  rfc: string;
  legalName: string;
  regime: string;
  postalCode: string;
  cfdiUse: string;
}

export const EMPTY_FORM: FiscalForm = { rfc: '', legalName: '', regime: '', postalCode: '', cfdiUse: '' };

/** The regime and the use that go with a generic RFC. */
const GENERIC = { regime: '616', cfdiUse: 'S01' };

const SHORTEST = 12;

/** What is said of an RFC while it is typed. */
export function rfcState(written: string, isGenericAllowed = false): { words: string; isRight: boolean } | null {
  const rfc = tidyRfc(written);
  if (rfc === '') return null;
  if (rfc.length < SHORTEST) return { words: text.rfcMissing(SHORTEST - rfc.length), isRight: false };
  const fault = rfcFault(rfc);
  if (fault === 'CHECK_DIGIT') return { words: text.rfcDigit(checkDigitOf(rfc)), isRight: false };
  if (fault) return { words: fault === 'DATE' ? invoicingText.rfcDate : text.rfcWrong, isRight: false };
  if (isGenericRfc(rfc))
    return { words: isGenericAllowed ? text.rfcGeneric : invoicingText.rfcGeneric, isRight: isGenericAllowed };
  return { words: text.rfcRight[kindOfRfc(rfc)], isRight: true };
}

/** The regimes that the kind of person of an RFC may have; none before the RFC is there. */
export function regimesFor(written: string, regimes: readonly FiscalRegime[]): readonly FiscalRegime[] {
  const rfc = tidyRfc(written);
  if (rfc.length < SHORTEST) return [];
  if (isGenericRfc(rfc)) return regimes.filter(({ code }) => code === GENERIC.regime);
  return regimes.filter((regime) => (kindOfRfc(rfc) === 'COMPANY' ? regime.forLegalPersons : regime.forNaturalPersons));
}

export const usesFor = ({ rfc, regime }: FiscalForm, uses: readonly CfdiUse[]): readonly CfdiUse[] =>
  uses.filter(
    ({ code, regimes }) => regimes.includes(regime) && (!isGenericRfc(tidyRfc(rfc)) || code === GENERIC.cfdiUse),
  );

/** What cannot be chosen any more after a change is empty again. */
export function withoutMisfits(
  form: FiscalForm,
  regimes: readonly FiscalRegime[],
  uses: readonly CfdiUse[],
): FiscalForm {
  const regime = regimesFor(form.rfc, regimes).some(({ code }) => code === form.regime) ? form.regime : '';
  const cfdiUse = usesFor({ ...form, regime }, uses).some(({ code }) => code === form.cfdiUse) ? form.cfdiUse : '';
  return { ...form, regime, cfdiUse };
}

/** What is missing or of a wrong form; the server decides. */
export function problemsOf(form: FiscalForm, isGenericAllowed = false): Partial<Record<keyof FiscalForm, string>> {
  const problems: Partial<Record<keyof FiscalForm, string>> = {};
  const rfc = rfcState(form.rfc, isGenericAllowed);
  if (!rfc?.isRight) problems.rfc = rfc?.words ?? text.missing;
  if (form.legalName.trim() === '') problems.legalName = text.missing;
  if (form.regime === '') problems.regime = text.missing;
  if (!/^\d{5}$/.test(form.postalCode))
    problems.postalCode = form.postalCode ? invoicingText.postalCodeInvalid : text.missing;
  if (form.cfdiUse === '') problems.cfdiUse = text.missing;
  return problems;
}
