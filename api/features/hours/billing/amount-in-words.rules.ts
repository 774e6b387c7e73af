import { amountWords as words } from '#schema/text/hours.ts';

/** Amounts as cheques and bills write them: «nueve mil quinientos treinta y tres pesos 33/100 M.N.» */

function belowHundred(value: number): string {
  const unit = words.units[value];
  if (unit !== undefined) return unit;
  const rest = value % 10;
  const ten = words.tens[Math.floor(value / 10)] ?? '';
  return rest === 0 ? ten : `${ten} ${words.and} ${words.units[rest] ?? ''}`;
}

/** 1–999. */
function belowThousand(value: number): string {
  if (value === 100) return words.hundred;
  const rest = value % 100;
  const hundred = words.hundreds[Math.floor(value / 100)] ?? '';
  return [hundred, rest === 0 ? '' : belowHundred(rest)].filter(Boolean).join(' ');
}

/** 1–999,999: «mil», never «un mil». */
function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const head =
    thousands === 0 ? '' : thousands === 1 ? words.thousand : `${belowThousand(thousands)} ${words.thousand}`;
  return [head, rest === 0 ? '' : belowThousand(rest)].filter(Boolean).join(' ');
}

const MILLION = 1_000_000;

/** Before «pesos», which are masculine: «veintiún mil un pesos». */
function wholeInWords(value: number): string {
  if (value === 0) return words.units[0];
  const billions = Math.floor(value / (MILLION * MILLION));
  const millions = Math.floor(value / MILLION) % MILLION;
  const rest = value % MILLION;
  const group = (count: number, one: string, many: string): string =>
    count === 0 ? '' : `${belowMillion(count)} ${count === 1 ? one : many}`;
  return [
    group(billions, words.billion, words.billions),
    group(millions, words.million, words.millions),
    rest === 0 ? '' : belowMillion(rest),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whole centavos in words. */
export function amountInWords(centavos: number): string {
  const absolute = Math.abs(centavos);
  const pesos = Math.floor(absolute / 100);
  const name = pesos === 1 ? words.peso : words.pesos;
  // «un millón de pesos», but «un millón un pesos».
  const link = pesos > 0 && pesos % MILLION === 0 ? `${words.of} ` : '';
  const sign = centavos < 0 ? `${words.minus} ` : '';
  return `${sign}${wholeInWords(pesos)} ${link}${name} ${words.cents(String(absolute % 100).padStart(2, '0'))}`;
}
