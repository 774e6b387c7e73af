import { dayOf } from './days.ts';

/** The Clave Única de Registro de Población: form, date and check digit. Nobody is asked whether it is registered. */

/** @source Instructivo normativo para la asignación de la CURP (DOF 18 October 2021), structure of the key and annex of the check digit. */
const STATES = 'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE';
const CURP = new RegExp(
  `^[A-Z][AEIOUX][A-Z]{2}(\\d{2})(\\d{2})(\\d{2})([HMX])(?:${STATES})[B-DF-HJ-NP-TV-Z]{3}([A-Z\\d])(\\d)$`,
);

export type CurpFault = 'FORM' | 'DATE' | 'CHECK_DIGIT';

/** As it is stored: upper case, without the hyphens and spaces that people write. */
export const tidyCurp = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase();

const VALUES = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** The check digit of the seventeen characters before it: weights 18 to 2, modulo 10. */
export function curpCheckDigitOf(curp: string): string {
  const sum = Array.from(curp.slice(0, 17)).reduce(
    (total, letter, at) => total + VALUES.indexOf(letter) * (18 - at),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** Day of birth; the seventeenth character is a digit for who was born before 2000. `null`: no such day. */
export function birthDateOfCurp(curp: string): string | null {
  const match = CURP.exec(curp);
  if (!match) return null;
  const [year, month, day] = [match[1], match[2], match[3]].map(Number) as [number, number, number];
  return dayOf((/\d/.test(match[5] ?? '') ? 1900 : 2000) + year, month, day);
}

/** `null`: it says another gender or is no CURP. */
export function genderOfCurp(curp: string): 'FEMALE' | 'MALE' | null {
  const letter = CURP.exec(curp)?.[4];
  return letter === 'M' ? 'FEMALE' : letter === 'H' ? 'MALE' : null;
}

/** What is wrong with a tidied CURP; `null`: nothing. */
export function curpFault(curp: string): CurpFault | null {
  const match = CURP.exec(curp);
  if (!match) return 'FORM';
  if (birthDateOfCurp(curp) === null) return 'DATE';
  return match[6] === curpCheckDigitOf(curp) ? null : 'CHECK_DIGIT';
}
