/** Roman numbers, in capitals. */

const SIGNS: readonly [sign: string, value: number][] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** `14` → `XIV`; empty for what is below 1. */
export function inRoman(number: number): string {
  let rest = number;
  let text = '';
  for (const [sign, value] of SIGNS)
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  return text;
}

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** The sum of the signs, well formed or not (`IIII` is 4); other letters count nothing. */
export function sumOfRoman(signs: string): number {
  let sum = 0;
  for (let at = 0; at < signs.length; at++) {
    const [own, next] = [VALUES[signs[at] ?? ''] ?? 0, VALUES[signs[at + 1] ?? ''] ?? 0];
    sum += own < next ? -own : own;
  }
  return sum;
}

const WELL_FORMED = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** `XIV` → 14. `null` when it is no Roman number as one writes it. */
export const readRoman = (text: string): number | null => (WELL_FORMED.test(text) ? sumOfRoman(text) : null);
