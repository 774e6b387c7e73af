import { dayOf, isDay } from '#schema/lib/days.ts';
import { curpFault, tidyCurp } from '#schema/lib/curp.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { rfcFault, tidyRfc } from '#schema/lib/rfc.ts';
import { contractProblems as say } from '#schema/text/contract-checks.ts';
import type { TemplateField } from '#db/content/contracts/contract-template.ts';

/** One text of a form as a value of its field. */
export type Scalar = { value: string | number; text: string } | { problem: string };

const MOST_MONEY = 999_999_999_999.99;
const MOST_INTEGER = 1_000_000_000;
const LONGEST_LINE = 1000;
export const LONGEST_TEXT = 10_000;

export const longestOf = (field: TemplateField): number =>
  field.maxLength ?? (field.type === 'TEXTAREA' ? LONGEST_TEXT : LONGEST_LINE);

/**
 * What must not stand in a document: control characters, those that turn the direction of a line and with it what is
 * read, and noncharacters.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Noncharacter_Code_Point}/u;

/** What comes from a file, without what must not stand in a document. */
export const writable = (text: string): string => text.toWellFormed().replace(new RegExp(FORBIDDEN, 'gu'), '');

export const isWritable = (text: string): boolean => text.isWellFormed() && !FORBIDDEN.test(text);

/** Nothing that anybody sees: spaces, and characters without a width of their own. */
export const isUnseen = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** One line: ends of lines and runs of spaces are one space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Several lines, at most one empty one between them. */
const severalLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => oneLine(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const NUMBER = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;

const withoutPesos = (text: string): string => text.replace(/\s*(?:pesos|m\.?n\.?|mxn)\.?$/i, '').replace(/^\$\s*/, '');
const withoutPercent = (text: string): string => text.replace(/\s*%$/, '');

/** `12,500.50` → 12500.5. `null`: no number, or one that another country would read differently. */
function readNumber(text: string): { value: number; places: number } | null {
  const match = NUMBER.exec(text.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = whole.replaceAll(',', '');
  if (digits.length > 15) return null;
  return { value: Number(`${sign}${digits}.${fraction || '0'}`), places: fraction.replace(/0+$/, '').length };
}

function money(text: string): Scalar {
  const read = readNumber(withoutPesos(text));
  if (!read) return { problem: say.money };
  if (read.value <= 0) return { problem: say.moneyPositive };
  if (read.places > 2) return { problem: say.moneyPlaces };
  if (read.value > MOST_MONEY) return { problem: say.moneyMost };
  return { value: read.value, text: read.value.toFixed(2) };
}

function decimal(text: string, most: number, problem: string): Scalar {
  const read = readNumber(text);
  if (!read || read.places > 4 || read.value < 0 || read.value > most) return { problem };
  return { value: read.value, text: String(read.value) };
}

function integer(text: string): Scalar {
  const read = readNumber(text);
  if (!read || read.places > 0 || read.value < 0 || read.value > MOST_INTEGER) return { problem: say.integer };
  return { value: read.value, text: String(read.value) };
}

/** `2026-11-23`, or as people write it: `23/11/2026`. */
export function readDay(text: string): string | null {
  const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const day = year === undefined ? text : dayOf(Number(year), Number(month), Number(date));
  return day !== null && isDay(day) && day >= '1900-01-01' && day <= '2199-12-31' ? day : null;
}

const foldChoice = (text: string): string => foldText(text).replace(/[^a-z0-9]+/g, '');
/** What people write for a choice that is written otherwise. */
const SAME_CHOICE: Readonly<Record<string, string>> = { cdmx: 'ciudaddemexico', distritofederal: 'ciudaddemexico' };
const sameChoice = (text: string): string => SAME_CHOICE[foldChoice(text)] ?? foldChoice(text);

export function readChoice(options: readonly string[], text: string): string | null {
  return (
    options.find((option) => option === text) ??
    options.find((option) => sameChoice(option) === sameChoice(text)) ??
    null
  );
}

export const EMAIL = /^[^\s@<>"',;]{1,64}@[^\s@<>"',;]+\.[^\s@<>"',;.]{2,}$/;

type ReadField = Pick<TemplateField, 'type' | 'format' | 'options' | 'max'>;

function formatted({ format, max }: ReadField, line: string): Scalar | null {
  switch (format) {
    case 'MONEY':
      return money(line);
    case 'PERCENTAGE':
      return decimal(withoutPercent(line), Math.max(Number(max) || 0, 100), say.percentage);
    case 'INTEGER':
      return integer(line);
    case 'RFC': {
      const rfc = tidyRfc(line);
      return rfcFault(rfc) === null ? { value: rfc, text: rfc } : { problem: say.rfc };
    }
    case 'CURP': {
      const curp = tidyCurp(line);
      return curpFault(curp) === null ? { value: curp, text: curp } : { problem: say.curp };
    }
    case 'EMAIL':
      return line.length <= 320 && EMAIL.test(line) ? { value: line, text: line } : { problem: say.email };
    default:
      return null;
  }
}

/** A text that is not empty. */
export function readScalar(field: ReadField, text: string, longest: number): Scalar {
  if (text.length > LONGEST_TEXT) return { problem: say.tooLong(Math.min(longest, LONGEST_TEXT)) };
  if (!isWritable(text)) return { problem: say.characters };
  const line = oneLine(text);
  const read = formatted(field, line);
  if (read) return read;
  if (field.type === 'NUMBER') return decimal(withoutPesos(withoutPercent(line)), MOST_MONEY, say.number);
  if (field.type === 'DATE') {
    const day = readDay(line);
    return day === null ? { problem: say.day } : { value: day, text: day };
  }
  if (field.type === 'SELECT') {
    const choice = readChoice(field.options ?? [], line);
    return choice === null ? { problem: say.choice(field.options ?? []) } : { value: choice, text: choice };
  }
  const written = field.type === 'TEXTAREA' ? severalLines(text) : line;
  return written.length > longest ? { problem: say.tooLong(longest) } : { value: written, text: written };
}
