import { isCompanyRfc, isGenericRfc, rfcCheckDigit, rfcFlaw, tidyRfc } from '#schema/lib/rfc.ts';
import { fiscalText as text } from '#schema/text/fiscal-screen.ts';
import type { FiscalProfileQuery } from './fiscal.generated.ts';

export interface FiscalForm {
  rfc: string;
  legalName: string;
  regime: string;
  postalCode: string;
  cfdiUse: string;
}

export type Regime = FiscalProfileQuery['fiscalRegimes'][number];
export type CfdiUse = FiscalProfileQuery['cfdiUses'][number];

const SHORTEST = 12;

/** What is said of an RFC while it is typed. */
export function rfcState(written: string): { words: string; isRight: boolean } | null {
  const rfc = tidyRfc(written);
  if (rfc === '') return null;
  const flaw = rfcFlaw(rfc);
  if (flaw === 'SHORT') return { words: text.rfcMissing(SHORTEST - rfc.length), isRight: false };
  if (flaw === 'FORM') return { words: text.rfcWrong, isRight: false };
  if (flaw === 'CHECK_DIGIT') return { words: text.rfcDigit(rfcCheckDigit(rfc)), isRight: false };
  if (isGenericRfc(rfc)) return { words: text.rfcRight.generic, isRight: false };
  return { words: isCompanyRfc(rfc) ? text.rfcRight.legal : text.rfcRight.natural, isRight: true };
}

/** The regimes that the kind of person of an RFC may have; none before the RFC is there. */
export function regimesFor(written: string, regimes: readonly Regime[]): readonly Regime[] {
  const rfc = tidyRfc(written);
  if (rfc.length < SHORTEST) return [];
  return regimes.filter((regime) => (isCompanyRfc(rfc) ? regime.forLegalPersons : regime.forNaturalPersons));
}

export const usesFor = (regime: string, uses: readonly CfdiUse[]): readonly CfdiUse[] =>
  uses.filter(({ regimes }) => regimes.includes(regime));

/** What cannot be chosen any more after a change is empty again. */
export function withoutMisfits(form: FiscalForm, regimes: readonly Regime[], uses: readonly CfdiUse[]): FiscalForm {
  const regime = regimesFor(form.rfc, regimes).some(({ code }) => code === form.regime) ? form.regime : '';
  const cfdiUse = usesFor(regime, uses).some(({ code }) => code === form.cfdiUse) ? form.cfdiUse : '';
  return { ...form, regime, cfdiUse };
}

/** What is missing or of a wrong form; the server decides. */
export function problemsOf(form: FiscalForm): Partial<Record<keyof FiscalForm, string>> {
  const problems: Partial<Record<keyof FiscalForm, string>> = {};
  const rfc = rfcState(form.rfc);
  if (!rfc?.isRight) problems.rfc = rfc?.words ?? text.missing;
  if (form.legalName.trim() === '') problems.legalName = text.missing;
  if (form.regime === '') problems.regime = text.missing;
  if (!/^\d{5}$/.test(form.postalCode))
    problems.postalCode = form.postalCode ? text.postalCodeInvalid : text.missing;
  if (form.cfdiUse === '') problems.cfdiUse = text.missing;
  return problems;
}
