import { dayOf } from './days.ts';

/** The Registro Federal de Contribuyentes: form, date and check digit, for server and screens. Nobody is asked whether it is registered. */

/**
 * Three letters of a legal person or four of a natural one, a date (`AAMMDD`), two characters that tell namesakes apart
 * and a check digit.
 * @source SAT, tdCFDI.xsd, type t_RFC; Anexo 20 of the Resolución Miscelánea Fiscal.
 */
const RFC = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})[A-Z\d]{2}([\dA])$/;

/** For the general public and for residents abroad. @source Resolución Miscelánea Fiscal, rule 2.7.1.23. */
export const PUBLIC_RFC = 'XAXX010101000';
export const FOREIGN_RFC = 'XEXX010101000';

export type RfcKind = 'INDIVIDUAL' | 'COMPANY';
type RfcFault = 'FORM' | 'DATE' | 'CHECK_DIGIT';

/** As it is stored: upper case, without the hyphens and spaces that people write. */
export const tidyRfc = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase();

export const isGenericRfc = (rfc: string): boolean => rfc === PUBLIC_RFC || rfc === FOREIGN_RFC;

export const kindOfRfc = (rfc: string): RfcKind => (rfc.length === 12 ? 'COMPANY' : 'INDIVIDUAL');

/** Values of the characters: digits, A–N, «&», O–Z, the space, Ñ. */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/**
 * The check digit of the characters before it; an RFC of a legal person begins with a space.
 * @source SAT, «Instructivo para la formación de la clave del RFC», annex on the verifying digit: weights 13 to 2, modulo 11.
 */
export function checkDigitOf(rfc: string): string {
  const body = rfc.slice(0, -1).padStart(12, ' ');
  const sum = [...body].reduce((total, letter, at) => total + VALUES.indexOf(letter) * (13 - at), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'A' : String(digit);
}

/** What is wrong with a tidied RFC; `null`: nothing. The years of both centuries are tried: 29 February of 1900 is none. */
export function rfcFault(rfc: string): RfcFault | null {
  const match = RFC.exec(rfc);
  if (!match) return 'FORM';
  const [year, month, day] = [match[2], match[3], match[4]].map(Number) as [number, number, number];
  if (!dayOf(1900 + year, month, day) && !dayOf(2000 + year, month, day)) return 'DATE';
  return isGenericRfc(rfc) || match[5] === checkDigitOf(rfc) ? null : 'CHECK_DIGIT';
}
