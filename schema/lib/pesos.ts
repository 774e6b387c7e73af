/** Whole centavos as text. An amount never passes through a fraction. */

/** Digits in groups of three: `1,234,567`. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

interface Parts {
  sign: string;
  pesos: string;
  centavos: string;
}

function partsOf(amount: number): Parts {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return { sign: amount < 0 ? '-' : '', pesos: digits.slice(0, -2), centavos: digits.slice(-2) };
}

/** `1234.50` of 123450 centavos, as spreadsheets read it. */
export function decimalPesos(amount: number): string {
  const { sign, pesos, centavos } = partsOf(amount);
  return `${sign}${pesos}.${centavos}`;
}

/** `$1,234.50` of 123450 centavos; `-$1,234.50` of what is withheld. */
export function formatPesos(amount: number): string {
  const { sign, pesos, centavos } = partsOf(amount);
  return `${sign}$${groupDigits(pesos)}.${centavos}`;
}
