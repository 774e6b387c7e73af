import type { CfdiPaymentForm, CfdiUse, FiscalRegime } from '#schema/generated/contract.ts';
import { cfdiPaymentForms, cfdiUses, fiscalRegimes } from '#schema/text/fiscal-catalogues.ts';
import type { RfcKind } from '#schema/lib/rfc.ts';

/** The catalogues of the SAT as they are answered and asked. */

export const REGIMES: readonly FiscalRegime[] = fiscalRegimes.map(([code, name, persons]) => ({
  code,
  name,
  forNaturalPersons: persons.includes('F'),
  forLegalPersons: persons.includes('M'),
}));

export const USES: readonly CfdiUse[] = cfdiUses.map(([code, name, regimes]) => ({
  code,
  name,
  regimes: regimes.split(' ').toSorted(),
}));

export const PAYMENT_FORMS: readonly CfdiPaymentForm[] = cfdiPaymentForms.map(([code, name]) => ({ code, name }));

/** Without obligations: the regime that goes with a generic RFC. @source Anexo 20, guide, RegimenFiscalReceptor. */
export const NO_OBLIGATIONS = '616';
/** Without fiscal effects: the use that goes with a generic RFC. @source Anexo 20, guide, UsoCFDI. */
export const NO_EFFECTS = 'S01';
/** Régimen Simplificado de Confianza. */
export const RESICO = '626';

export const isRegimeOf = (code: string, kind: RfcKind): boolean =>
  REGIMES.some(
    (regime) => regime.code === code && (kind === 'COMPANY' ? regime.forLegalPersons : regime.forNaturalPersons),
  );

export const isUseOf = (code: string, regime: string): boolean =>
  USES.some((use) => use.code === code && use.regimes.includes(regime));

export const isPaymentForm = (code: string): boolean => PAYMENT_FORMS.some((form) => form.code === code);
