import { isStorable } from '#api/kernel/database/storable.ts';
import { FOREIGN_RFC, isGenericRfc, kindOfRfc, PUBLIC_RFC, rfcFault, tidyRfc } from '#schema/lib/rfc.ts';
import { invoicingText as say } from '#schema/text/invoicing.ts';
import { isRegimeOf, isUseOf, NO_EFFECTS, NO_OBLIGATIONS } from './catalogues.rules.ts';

/** Fiscal data of who issues or receives a CFDI 4.0. */

export interface FiscalData {
  rfc: string;
  legalName: string;
  regime: string;
  postalCode: string;
  cfdiUse: string;
}

export interface FiscalProblem {
  field: keyof FiscalData;
  message: string;
}

/** @source SAT, cfdv40.xsd, attribute Nombre: 1 to 300 characters, none of them «|». */
const NAME = /^[^|]{1,300}$/;
const POSTAL_CODE = /^\d{5}$/;

/**
 * The kind of company is no part of the name in a CFDI 4.0.
 * @source Anexo 20, guide of filling CFDI 4.0, Nombre of Emisor and Receptor.
 */
const KIND_OF_COMPANY =
  /[\s,]+(?:S\.?\s?A\.?(?:\s?P\.?\s?I\.?)?(?:\s?B\.?)?|S\.?\s?(?:DE|EN)\s?\.?(?:R\.?\s?L\.?|N\.?\s?C\.?|C\.?)(?:\s?M\.?I\.?)?|S\.?\s?A\.?\s?S\.?|A\.?\s?C\.?|S\.?\s?C\.?)(?:\s+DE\s+C\.?\s?V\.?)?$/;

/** Names that a CFDI of all sales of a day or month has; this product makes none of those. */
const GLOBAL_NAME = /^P[UÚ]BLICO EN GENERAL$/;

/** As it is stored. */
export const tidyFiscalData = ({ rfc, legalName, regime, postalCode, cfdiUse }: FiscalData): FiscalData => ({
  rfc: tidyRfc(rfc),
  legalName: legalName.replace(/\s+/g, ' ').trim().toLocaleUpperCase('es-MX'),
  regime: regime.trim(),
  postalCode: postalCode.trim(),
  cfdiUse: cfdiUse.trim().toUpperCase(),
});

function nameProblem({ rfc, legalName }: FiscalData): string | null {
  if (!NAME.test(legalName) || !isStorable(legalName)) return say.nameInvalid;
  if (kindOfRfc(rfc) === 'COMPANY' && KIND_OF_COMPANY.test(legalName)) return say.nameWithKind;
  return rfc === PUBLIC_RFC && GLOBAL_NAME.test(legalName) ? say.noGlobal : null;
}

const rfcMessages = { FORM: say.rfcForm, DATE: say.rfcDate, CHECK_DIGIT: say.rfcCheckDigit };

interface Allowance {
  /** Clients may have the RFC of the general public or of residents abroad; the account may not. */
  isGenericAllowed: boolean;
}

/** The first problem of tidied data, or `null`. */
export function fiscalProblem(data: FiscalData, { isGenericAllowed }: Allowance): FiscalProblem | null {
  const fault = rfcFault(data.rfc);
  if (fault) return { field: 'rfc', message: rfcMessages[fault] };
  const isGeneric = isGenericRfc(data.rfc);
  if (isGeneric && !isGenericAllowed) return { field: 'rfc', message: say.rfcGeneric };
  const name = nameProblem(data);
  if (name) return { field: 'legalName', message: name };
  const kind = kindOfRfc(data.rfc);
  if (isGeneric ? data.regime !== NO_OBLIGATIONS : !isRegimeOf(data.regime, kind))
    return { field: 'regime', message: isGeneric ? say.regimeOfGeneric : say.regimeOf[kind] };
  if (!POSTAL_CODE.test(data.postalCode)) return { field: 'postalCode', message: say.postalCodeInvalid };
  if (isGeneric ? data.cfdiUse !== NO_EFFECTS : !isUseOf(data.cfdiUse, data.regime))
    return { field: 'cfdiUse', message: isGeneric ? say.useOfGeneric : say.useInvalid };
  return null;
}

export const isForeign = (rfc: string): boolean => rfc === FOREIGN_RFC;
