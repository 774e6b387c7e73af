/**
 * Personal data in free text is replaced by a word that says what it was: RFC, CURP, e-mails, telephones, CLABE, cards,
 * and the values of query strings. Ordinary numbers stay (articles, dates, amounts, file numbers). Every expression is
 * bounded, so that a long text takes time in proportion to its length.
 */

const MASK = {
  email: '[correo]',
  rfc: '[rfc]',
  curp: '[curp]',
  clabe: '[clabe]',
  card: '[tarjeta]',
  telephone: '[teléfono]',
  value: '[oculto]',
} as const;

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}\.\p{L}{2,24}(?![\p{L}\p{N}])/giu;

/** `?name=value` and `&name=value`; the place of an error in a file (`?t=1:20:7`) stays. */
const QUERY_VALUE = /([?&][\p{L}\p{N}_.[\]%-]{1,80}=)([^\s&#"'<>()`\\]+)/gu;
const PLACE_IN_FILE = /(?::\d{1,7}){1,2}$/;

const MONTH_AND_DAY = String.raw`(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`;
const STATE = 'A[SC]|B[CS]|C[CLMSH]|D[FG]|G[TR]|HG|JC|M[CNS]|N[ETL]|OC|PL|Q[TR]|S[PLR]|T[CSL]|VZ|YN|ZS';
const CURP = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])[A-ZÑ][AEIOUX][A-ZÑ]{2}\d{2}${MONTH_AND_DAY}[HMX](?:${STATE})[B-DF-HJ-NP-TV-ZÑ]{3}[A-Z\d]\d(?![\p{L}\p{N}_])`,
  'giu',
);
/** Twelve characters of a company, thirteen of a person; also in three parts. */
const RFC = new RegExp(
  String.raw`(?<![\p{L}\p{N}_&-])[A-ZÑ&]{3,4}(-?)\d{2}${MONTH_AND_DAY}\1[A-Z\d]{3}(?![\p{L}\p{N}_])`,
  'giu',
);
/** Parts with spaces are words and a number as well: so written in capitals, with a digit at the end. */
const RFC_WITH_SPACES = new RegExp(
  String.raw`(?<![\p{L}\p{N}_&-])[A-ZÑ&]{3,4} \d{2}${MONTH_AND_DAY} (?=[A-Z]*\d)[A-Z\d]{3}(?![\p{L}\p{N}_])`,
  'gu',
);

interface Group {
  digits: string;
  start: number;
  end: number;
}

/** Between the groups of one number. */
const SEPARATOR = /^(?: ?- ?|[ .\u00a0]|\) ?-? ?| ?\()$/;
/** CLABE in five groups has the most: `012 180 0123 4567 8901` and its prefix. */
const MAX_GROUPS = 7;

const CLABE_WEIGHTS = [3, 7, 1];
/** The codes of banks begin so; a year does not. */
const BANK = /^(?:0\d\d|1[0-6]\d|6\d\d|7[0-2]\d|90[1-3])/;

function isClabe(digits: string): boolean {
  if (digits.length !== 18 || !BANK.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += (Number(digits[at]) * (CLABE_WEIGHTS[at % 3] ?? 1)) % 10;
  return (10 - (sum % 10)) % 10 === Number(digits[17]);
}

const ISSUER = /^(?:3[4-7]|4|5|6|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720|86))/;
const CARD_GROUPS = /^(?:\d{13,19}|4-4-4-4(?:-[1-3])?|4-6-[45])$/;

function isCard(digits: string, layout: string): boolean {
  const isOneGroup = !layout.includes('-');
  if (digits.length < 13 || digits.length > 19 || !ISSUER.test(digits)) return false;
  if (!isOneGroup && !CARD_GROUPS.test(layout)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const value = Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Prefixes before the ten digits: of the country, of mobile phones, of long distance. */
const PREFIXES = ['', '52', '521', '0052', '00521', '01', '044', '045'];
/** How ten digits are grouped. Only four cities have a code of two digits: a date is no telephone. */
const TELEPHONE_GROUPS = /^(?:10|2-8|2-4-4|2-4-2-2|2-2-2-2-2|3-7|3-3-4|3-3-2-2)$/;
const CITY = /^(?:33|55|56|81)/;
const AREA = /^[2-9]/;

function isTelephone(groups: readonly Group[]): boolean {
  // The prefix is a part of the first group, or one or two groups of its own.
  for (const own of [0, 1, 2]) {
    const first = groups[own];
    if (!first) return false;
    const apart = groups.slice(0, own).map(({ digits }) => digits);
    const number = groups.slice(own).map(({ digits }) => digits);
    for (const prefix of own === 0 ? PREFIXES : ['']) {
      if (own > 0 && !PREFIXES.includes(apart.join(''))) continue;
      if (!first.digits.startsWith(prefix)) continue;
      const groupsOfTen = [first.digits.slice(prefix.length), ...number.slice(1)];
      const ten = groupsOfTen.join('');
      const layout = groupsOfTen.map(({ length }) => length).join('-');
      if (ten.length !== 10 || !AREA.test(ten) || !TELEPHONE_GROUPS.test(layout)) continue;
      if (!layout.startsWith('2-') || CITY.test(ten)) return true;
    }
  }
  return false;
}

/** What makes a number a part of something else: a word, an id, a fraction, an amount, a file number. */
const JOINED_BEFORE = /[\p{L}\p{N}_$€#]$|[$€] $|\p{N}[.,-]$|[\da-f]{4}-$/iu;
const JOINED_AFTER = /^(?:[\p{L}\p{N}_%€]|[.,-]\p{N}|\/\d{4}(?!\d)| ?(?:pesos|d[oó]lares|usd|mxn|m\.n\.))/iu;
const MIN_DIGITS = 8;
const MAX_DIGITS = 19;

/** What these groups are together; `null`: an ordinary number. */
function maskOf(groups: readonly Group[], isInternational: boolean): string | null {
  const digits = groups.map((group) => group.digits).join('');
  const layout = groups.map((group) => group.digits.length).join('-');
  if (isClabe(digits)) return MASK.clabe;
  if (isTelephone(groups) || (isInternational && digits.length <= 15)) return MASK.telephone;
  return isCard(digits, layout) ? MASK.card : null;
}

/** What the groups from `at` on are; as many groups as possible. */
function numberAt(text: string, row: readonly Group[], at: number): { mask: string; count: number } | null {
  const groups = row.slice(at, at + MAX_GROUPS);
  const start = groups[0]?.start ?? 0;
  const isInternational = text[start - 1] === '+';
  const before = isInternational ? start - 1 : start;
  if (JOINED_BEFORE.test(text.slice(Math.max(0, before - 5), before))) return null;
  for (let length = groups.reduce((sum, { digits }) => sum + digits.length, 0); length >= MIN_DIGITS;) {
    const end = groups.at(-1)?.end ?? start;
    const mask =
      length > MAX_DIGITS || JOINED_AFTER.test(text.slice(end, end + 9)) ? null : maskOf(groups, isInternational);
    if (mask) return { mask, count: groups.length };
    length -= groups.pop()?.digits.length ?? 0;
  }
  return null;
}

/** Groups of digits that stand side by side, in rows that one number could fill. */
function rowsOfGroups(text: string): Group[][] {
  const rows: Group[][] = [];
  for (const match of text.matchAll(/\d+/g)) {
    const group = { digits: match[0], start: match.index, end: match.index + match[0].length };
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && group.start - last.end <= 3 && SEPARATOR.test(text.slice(last.end, group.start)))
      row.push(group);
    else rows.push([group]);
  }
  return rows;
}

function maskNumbers(text: string): string {
  let masked = '';
  let done = 0;
  for (const row of rowsOfGroups(text)) {
    for (let at = 0; at < row.length;) {
      const found = numberAt(text, row, at);
      const [first, last] = [row[at], row[at + (found?.count ?? 1) - 1]];
      if (found && first && last) {
        // The sign of the country, and the bracket of an area, belong to the number.
        const isBracketed = last !== first && text[first.end] === ')';
        const lead = (isBracketed ? /\(?\+?$/ : /\+?$/).exec(text.slice(done, first.start))?.[0].length ?? 0;
        masked += text.slice(done, first.start - lead) + found.mask;
        done = last.end;
      }
      at += found?.count ?? 1;
    }
  }
  return masked + text.slice(done);
}

/** How many pieces of a text are masked. */
export const countMasks = (text: string): number =>
  Object.values(MASK).reduce((count, mask) => count + text.split(mask).length - 1, 0);

/** Hides the personal data in a text. What is masked already stays as it is. */
export const maskPersonalData = (text: string): string =>
  maskNumbers(
    text
      .replace(
        QUERY_VALUE,
        (_all, name: string, value: string) => name + MASK.value + (PLACE_IN_FILE.exec(value)?.[0] ?? ''),
      )
      .replace(EMAIL, MASK.email)
      .replace(CURP, MASK.curp)
      .replace(RFC, MASK.rfc)
      .replace(RFC_WITH_SPACES, MASK.rfc),
  );
