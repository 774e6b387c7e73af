import { civilCodes } from '../../basis.ts';
import type { Basis } from '../../contract-template.ts';

/** Conditions of Liquid for the kinds of company; each stands alone or beside others joined by `and`. */
export const CDMX = 'jurisdiccion == "CDMX"';
export const CIVIL = 'tipo_social == "Sociedad civil"';
export const NOT_CIVIL = 'tipo_social != "Sociedad civil"';
export const LIMITED = 'tipo_social == "S. de R.L. de C.V."';
export const SAS = 'tipo_social == "S.A.S."';
export const SA = '(tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V.")';
export const COMPANY_BY_SHARES = '(tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V." or tipo_social == "S.A.S.")';

/** Of the civil code of the place, only where the company is a civil one. */
export const ofCivil = (article: string, reason: string): readonly Basis[] => civilCodes(article, reason, CIVIL);
