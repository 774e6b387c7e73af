import { readNumber, tokensOf } from '#api/legal-language/index.ts';
import { spanOf, TakenPlaces, type Prose } from '../prose.rules.ts';
import type { Span } from '../analysis.types.ts';

/** Amounts of money in figures and in words: «$1'250,000.00 (un millón doscientos cincuenta mil pesos 00/100 M.N.)». */

export interface Amount {
  /** Hundredths. */
  cents: number;
  currency: string;
  /** Whether the words beside the figures say the same; null: it is written once. */
  isConsistent: boolean | null;
  span: Span;
  /** Places in the prose. */
  start: number;
  end: number;
}

interface Written {
  cents: number;
  currency: string | null;
  start: number;
  end: number;
  /** The words say hundredths too. */
  hasCents: boolean;
}

const CURRENCIES: readonly [RegExp, string][] = [
  [/^(?:dolar(?:es)?|dls?|dlls|usd|us|u\.s\.d|us dollars?|dollars?)(?![a-z])/, 'USD'],
  [/^(?:euros?|eur|€)(?![a-z])/, 'EUR'],
  [/^(?:udis?|unidades? de inversion)(?![a-z])/, 'UDI'],
  [/^(?:libras? esterlinas?|gbp|£)(?![a-z])/, 'GBP'],
  [/^(?:dolares? canadienses?|cad)(?![a-z])/, 'CAD'],
  [/^(?:yenes|jpy)(?![a-z])/, 'JPY'],
  [/^(?:francos? suizos?|chf)(?![a-z])/, 'CHF'],
  [/^(?:(?:nuevos? )?pesos?|m\.? ?n\b|mxn|mxp|moneda nacional|n\$)/, 'MXN'],
];
const currencyOf = (words: string): string | null => CURRENCIES.find(([pattern]) => pattern.test(words))?.[1] ?? null;

const DIGITS = "\\d{1,3}(?:['´’ ,.]\\d{3}){1,5}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,15}(?:[.,]\\d{1,2})?(?!\\d)";
const NAMED = '(?:us ?d|u\\.s\\.d\\.?|us|eur|mxn|mxp|m\\.n\\.|gbp|cad|udis?|dls\\.?)';
const SIGNED = new RegExp(
  `(?:(?<code>(?<![a-z])${NAMED})\\s{0,2})?(?<sign>n\\$|[$€£])\\s{0,6}(?:(?<inner>${NAMED})\\s{0,2})?(?<digits>${DIGITS})(?<large>\\s(?:mil(?:es)?\\b|millon(?:es)?\\b|mdp\\b))?`,
  'g',
);
const CODED = new RegExp(
  `(?<![a-z$])(?<code>usd|eur|mxn|gbp|udis?|euros)\\s{1,2}(?<digits>${DIGITS})(?<large>\\smillones\\b)?`,
  'g',
);
const UNIT =
  '(?:de\\s)?(?<unit>pesos|dolares|euros?|dls|dlls|usd|eur|mxn|udis?|unidades de inversion|libras esterlinas|m\\. ?n\\.|nuevos pesos|dollars|€)';
const NAMED_BEHIND = new RegExp(
  `(?<![\\d$€£.,/-])(?<digits>${DIGITS})(?<large>\\s(?:mil|millones|millon))?(?:,?\\s{0,2}\\.?-?\\s{0,2})${UNIT}(?![a-z])`,
  'g',
);

/** «1'250,000.00», «1.250.000,50», «1 250 000»: the last sign before one or two figures parts the hundredths. */
function centsOf(digits: string): number {
  const match = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits);
  const whole = (match?.[1] ?? '').replace(/\D/g, '');
  return Number(whole) * 100 + Number((match?.[2] ?? '').padEnd(2, '0') || 0);
}

const FACTORS: readonly [RegExp, number][] = [
  [/millon|mdp/, 1_000_000],
  [/mil/, 1000],
];
const factorOf = (large: string | undefined): number =>
  large === undefined ? 1 : (FACTORS.find(([pattern]) => pattern.test(large))?.[1] ?? 1);

const BEHIND_LENGTH = 60;

function currencyBehind(folded: string, end: number): string | null {
  const behind = folded.slice(end, end + BEHIND_LENGTH).replace(/^[\s.,\-/)(]{0,4}/, '');
  return currencyOf(behind.replace(/^(?:de |en )/, ''));
}

function figures({ folded }: Prose): Written[] {
  const found: Written[] = [];
  const taken = new TakenPlaces(folded.length);
  for (const pattern of [SIGNED, CODED, NAMED_BEHIND])
    for (const match of folded.matchAll(pattern)) {
      const { digits = '', large, code, inner, unit, sign } = match.groups ?? {};
      const start = match.index;
      const end = start + match[0].length;
      if (taken.has({ start, end })) continue;
      taken.take({ start, end });
      const isForeign = sign === '€' || sign === '£';
      const currency = currencyOf(isForeign ? sign : (code ?? inner ?? unit ?? '')) ?? currencyBehind(folded, end);
      found.push({ cents: centsOf(digits) * factorOf(large), currency, start, end, hasCents: true });
    }
  return found.toSorted((a, b) => a.start - b.start);
}

const WORDED_UNIT =
  /^(?:de )?(nuevos pesos|pesos?|dolares?|euros?|udis?|unidades de inversion|libras? esterlinas?|yenes|francos suizos|centavos de (?:euro|dolar|peso))(?![a-z])/;
const HUNDREDTHS = /^[\s,.]{0,3}(?:con\s|y\s)?(?:(\d{2})\s?\/\s?1[0o]{2}|(\d{1,2})\s(?:centavos|cents))/;
const START =
  /^(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|on|doce|trece|catorce|quince|die|vei|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|dosc|tresc|cuatroc|quin|seisc|setec|ochoc|novec|mil)/;

/** Amounts in words, each with the hundredths behind it. */
function words({ folded }: Prose): Written[] {
  const tokens = tokensOf(folded);
  const found: Written[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || !START.test(token.text)) continue;
    const number = readNumber(tokens, at);
    if (!number) continue;
    const last = tokens[number.next - 1];
    const end = last?.end ?? token.end;
    const gap = /^\s{1,4}/.exec(folded.slice(end, end + 4))?.[0].length ?? 0;
    const behind = folded.slice(end + gap, end + gap + BEHIND_LENGTH).replaceAll('\n', ' ');
    const unit = gap > 0 ? WORDED_UNIT.exec(behind) : null;
    at = number.next - 1;
    if (!unit?.[1]) continue;
    const isCentavos = unit[1].startsWith('centavos');
    const stop = end + gap + unit[0].length;
    const ahead = folded.slice(stop, stop + BEHIND_LENGTH);
    const cents = centsBehind(ahead);
    found.push({
      cents: isCentavos ? number.value : number.value * 100 + (cents?.value ?? 0),
      currency: currencyOf(isCentavos ? unit[1].slice('centavos de '.length) : unit[1]),
      start: token.start,
      end: stop + (cents?.length ?? 0),
      hasCents: isCentavos || cents !== null,
    });
  }
  return found;
}

const COUNTRY =
  /^(?:,? (?:moneda (?:nacional|de curso legal)[a-z ]{0,40}|(?:moneda )?(?:de los |legal de los )?estados unidos de(?: norte)? ?america))/;

/** «00/100», «con cincuenta centavos». */
function centsBehind(ahead: string): { value: number; length: number } | null {
  const skip = COUNTRY.exec(ahead)?.[0].length ?? 0;
  const rest = ahead.slice(skip);
  const match = HUNDREDTHS.exec(rest);
  if (match) return { value: Number(match[1] ?? match[2]), length: skip + match[0].length };
  const spoken = /^[\s,]{0,2}(?:con |y )([a-z]+(?: y [a-z]+)?) centavos/.exec(rest);
  const value = spoken?.[1] ? readNumber(tokensOf(spoken[1]), 0)?.value : undefined;
  return spoken && value !== undefined ? { value, length: skip + spoken[0].length } : null;
}

/** Between the two ways in which an amount is written. */
const BETWEEN =
  /^[\s(,.:;\-–—/]*(?:(?:m\.? ?n\.?|mxn|usd|eur|dolares|pesos|son|o sea|es decir|moneda nacional|de|00\/100|cantidad con letra)[\s(,.:;\-–—/]*){0,3}$/;
const MAX_BETWEEN = 40;

/** No money: «$ 5,000 UMA». */
const NO_MONEY = /^\s?(?:umas?|veces|dias|salarios)\b/;

/** The way in words without hundredths leaves them open. */
const isSame = (digits: Written, spoken: Written): boolean =>
  digits.cents === spoken.cents ||
  (!spoken.hasCents && Math.floor(digits.cents / 100) === Math.floor(spoken.cents / 100));

/** Every amount of a document, in order; the two ways of writing one are one. */
export function findAmounts(prose: Prose): Amount[] {
  const { folded } = prose;
  const inWords = words(prose);
  const worded = new TakenPlaces(folded.length);
  for (const each of inWords) worded.take(each);
  const inFigures = figures(prose).filter(
    ({ start, end }) => !worded.has({ start, end }) && !NO_MONEY.test(folded.slice(end, end + 12)),
  );
  const used = new Set<Written>();
  const beside = (first: Written, second: Written): boolean =>
    second.start >= first.end &&
    second.start - first.end <= MAX_BETWEEN &&
    BETWEEN.test(folded.slice(first.end, second.start));
  const found: Amount[] = [];
  let at = 0;
  for (const digits of inFigures) {
    while ((inWords[at]?.end ?? Infinity) < digits.start - MAX_BETWEEN) at++;
    const near = inWords.slice(at, at + 4).filter((each) => !used.has(each));
    const spoken = near.find((each) => beside(digits, each)) ?? near.find((each) => beside(each, digits));
    if (spoken) used.add(spoken);
    const start = Math.min(digits.start, spoken?.start ?? digits.start);
    const end = Math.max(digits.end, spoken?.end ?? digits.end);
    found.push({
      cents: digits.cents,
      currency: digits.currency === null || digits.currency === 'MXN' ? (spoken?.currency ?? 'MXN') : digits.currency,
      isConsistent: spoken ? isSame(digits, spoken) : null,
      span: spanOf(prose, start, end),
      start,
      end,
    });
  }
  for (const each of inWords)
    if (!used.has(each))
      found.push({
        cents: each.cents,
        currency: each.currency ?? 'MXN',
        isConsistent: null,
        span: spanOf(prose, each.start, each.end),
        start: each.start,
        end: each.end,
      });
  return found.toSorted((a, b) => a.start - b.start);
}
