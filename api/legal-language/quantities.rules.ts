import {
  MAX_UNIT_TOKENS,
  isTime,
  timeAt,
  unitAt,
  wordAt,
  type QuantityUnit,
  type Tokens,
  type UnitAt,
} from './quantity-units.rules.ts';
import { foldInPlace, readNumber, tokensOf, type ReadNumber } from './spanish-numbers.rules.ts';

export { isTime, type QuantityUnit } from './quantity-units.rules.ts';

/** Quantities with their unit in running Spanish: «quince (15) días hábiles», «año y medio», «10 %», «500 UMA». */

export interface Quantity {
  value: number;
  unit: QuantityUnit;
  /** Places in the text, UTF-16; the end is behind the unit. */
  start: number;
  end: number;
  /** Which days are counted, when it is said. */
  days: 'BUSINESS' | 'CALENDAR' | null;
  /** Years that somebody has lived. */
  isAge: boolean;
  /** Its unit is behind a later number: «de dos a seis años». The end is that of the number. */
  isListed: boolean;
}

const SEPARATORS = /^(?:a|o|u|y|e|,|hasta)$/;
const LABELS =
  /^(?:articulos?|arts?|numeral(?:es)?|fraccion(?:es)?|fracc?|incisos?|apartado|parrafos?|capitulo|titulo|numero|num|expediente|ley|anexo|clausula)$/;
const MAX_LISTED = 6;

/** «(15)», «(quince)», «(quince pesos 00/100 M.N.)» right behind a number repeat it. */
function behindRepetition(tokens: Tokens, at: number): number {
  if (wordAt(tokens, at) !== '(') return at;
  const close = tokens.slice(at, at + MAX_UNIT_TOKENS).findIndex(({ text }) => text === ')');
  const repeats = readNumber(tokens, at + 1);
  return close > 0 && repeats ? at + close + 1 : at;
}

interface NumbersAt {
  numbers: (ReadNumber & { at: number })[];
  unit: UnitAt;
}

/** Numbers joined by «a», «o», «y», commas, up to the unit they share; each is greater than the one before. */
function numbersAt(tokens: Tokens, from: number): NumbersAt | null {
  const numbers: NumbersAt['numbers'] = [];
  let at = from;
  while (numbers.length < MAX_LISTED) {
    const number = readNumber(tokens, at);
    if (!number || number.value <= (numbers.at(-1)?.value ?? -1)) return null;
    numbers.push({ ...number, at });
    const behind = behindRepetition(tokens, number.next);
    const unit = unitAt(tokens, behind) ?? (behind > number.next ? unitAt(tokens, number.next) : null);
    if (unit) return { numbers, unit };
    if (!SEPARATORS.test(wordAt(tokens, behind))) return null;
    at = behind + 1;
    if (/^(?:hasta|a|de|los|las|o)$/.test(wordAt(tokens, at))) at++;
  }
  return null;
}

const HALF = /^medi[oa]$/;
const isHalfMore = (tokens: Tokens, at: number): boolean =>
  wordAt(tokens, at) === 'y' && HALF.test(wordAt(tokens, at + 1)) && !timeAt(tokens, at + 2);

interface Measure {
  value: number;
  unit: QuantityUnit;
  next: number;
}

/** «dos años y medio», «un año y tres meses», «un año tres meses». */
function withRest(tokens: Tokens, measure: Measure): Measure {
  const { value, unit, next } = measure;
  if (isHalfMore(tokens, next)) return { value: value + 0.5, unit, next: next + 2 };
  if (unit !== 'years') return measure;
  const from = /^(?:y|con)$/.test(wordAt(tokens, next)) ? next + 1 : next;
  const months = readNumber(tokens, from);
  return months && months.value < 12 && /^mes(?:es)?$/.test(wordAt(tokens, months.next))
    ? { value: value * 12 + months.value, unit: 'months', next: months.next + 1 }
    : measure;
}

const MAX_BEFORE_LENGTH = 24;
const AGE_BEFORE =
  /(?:mayor(?:es)?|menor(?:es)?) (?:de|a)(?: los)? $|edad (?:de|a los) $|(?<has>(?:cumpl\w{1,6}|tengo|tiene|tenga|tienen) )$/;
/** «Tengo dos años para…», «tiene tres años trabajando»: no age. */
const NO_AGE = /^(?:para|de|en|trabajando|laborando|viviendo|casad[oa]s?|sin|con|pagando|rentando|como)$/;

function finished(tokens: Tokens, folded: string, at: number, measure: Measure): Quantity {
  let { next } = measure;
  let days: Quantity['days'] = null;
  const isDated = measure.unit === 'days' || measure.unit === 'hours';
  const kind = wordAt(tokens, next);
  if (isDated && /^(?:habil(?:es)?|natural(?:es)?)$/.test(kind)) {
    days = kind.startsWith('habil') ? 'BUSINESS' : 'CALENDAR';
    next++;
  }
  const start = tokens[at]?.start ?? 0;
  const isOfAge = wordAt(tokens, next) === 'de' && wordAt(tokens, next + 1) === 'edad';
  const before = AGE_BEFORE.exec(folded.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start));
  const isSaidAge = before !== null && !(before.groups?.has && NO_AGE.test(wordAt(tokens, next)));
  const isAge = measure.unit === 'years' && (isOfAge || isSaidAge);
  return {
    value: measure.value,
    unit: measure.unit,
    start,
    end: tokens[next - 1]?.end ?? start,
    days,
    isAge,
    isListed: false,
  };
}

interface Found {
  quantities: Quantity[];
  next: number;
}

/** «Entre las seis y las veinte horas» is a time of the day; «las setenta y dos horas siguientes» are not. */
const CLOCK_BEFORE = /(?:\ba|entre|desde|hasta|antes de|despues de) las? $/;
const HOURS_A_DAY = 24;

const isClock = (folded: string, start: number, value: number, { unit }: UnitAt): boolean =>
  unit === 'hours' &&
  value <= HOURS_A_DAY &&
  CLOCK_BEFORE.test(folded.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start));

function listedAt(tokens: Tokens, folded: string, at: number): Found | null {
  if (LABELS.test(wordAt(tokens, at - 1))) return null;
  const found = numbersAt(tokens, at);
  const last = found?.numbers.at(-1);
  if (!found || !last) return null;
  const { unit } = found;
  if (isClock(folded, tokens[at]?.start ?? 0, last.value, unit)) return { quantities: [], next: unit.next };
  const measure = withRest(tokens, { value: last.value * unit.factor, unit: unit.unit, next: unit.next });
  const quantity = finished(tokens, folded, last.at, measure);
  const earlier = found.numbers.slice(0, -1).flatMap((number): Quantity[] =>
    // «de 2019 a dos años»: a year is no number of years.
    number.value > 1900 && isTime(quantity)
      ? []
      : [
          {
            ...quantity,
            value: number.value * unit.factor,
            unit: unit.unit,
            start: tokens[number.at]?.start ?? 0,
            end: tokens[number.next - 1]?.end ?? 0,
            isListed: true,
          },
        ],
  );
  return { quantities: [...earlier, quantity], next: Math.max(measure.next, at + 1) };
}

function moneyAt(tokens: Tokens, folded: string, at: number): Found | null {
  if (wordAt(tokens, at) !== '$') return null;
  const number = readNumber(tokens, at + 1);
  if (!number) return null;
  const behind = behindRepetition(tokens, number.next);
  const unit = unitAt(tokens, behind);
  const next = unit?.unit === 'pesos' ? unit.next : behind;
  return { quantities: [finished(tokens, folded, at, { value: number.value, unit: 'pesos', next })], next };
}

/** «medio año», «media hora»; «mes y medio», «año y medio»; «un par de meses». */
function halfAt(tokens: Tokens, folded: string, at: number): Found | null {
  const found = (measure: Measure): Found => ({
    quantities: [finished(tokens, folded, at, measure)],
    next: measure.next,
  });
  const word = wordAt(tokens, at);
  if (HALF.test(word)) {
    const unit = timeAt(tokens, at + 1);
    return unit ? found({ value: 0.5 * unit.factor, unit: unit.unit, next: unit.next }) : null;
  }
  if (word === 'par' && wordAt(tokens, at + 1) === 'de') {
    const unit = timeAt(tokens, at + 2);
    return unit ? found({ value: 2 * unit.factor, unit: unit.unit, next: unit.next }) : null;
  }
  const unit = timeAt(tokens, at);
  return unit && isHalfMore(tokens, at + 1) ? found({ value: 1.5 * unit.factor, unit: unit.unit, next: at + 3 }) : null;
}

const DIVISORS: [RegExp, number][] = [
  [/^tercio?s?$|^tercer[ao]s?$/, 3],
  [/^cuart[ao]s?$/, 4],
  [/^quint[ao]s?$/, 5],
  [/^sext[ao]s?$/, 6],
  [/^decim[ao]s?$/, 10],
];
const SIGNS = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);

/** «la mitad», «una tercera parte», «tres cuartas partes», «3/4 partes», «dos tercios». */
function shareAt(tokens: Tokens, folded: string, at: number): Found | null {
  const found = (value: number, next: number): Found => ({
    quantities: [finished(tokens, folded, at, { value, unit: 'parts', next })],
    next,
  });
  const word = wordAt(tokens, at);
  if (word === 'mitad') return found(0.5, at + 1);
  const sign = SIGNS.get(word);
  if (sign !== undefined) return found(sign, at + 1);
  const number = readNumber(tokens, at);
  if (number && wordAt(tokens, number.next) === '/') {
    const below = readNumber(tokens, number.next + 1);
    const isShare = below && below.value > 1 && /^partes?$/.test(wordAt(tokens, below.next));
    return isShare ? found(number.value / below.value, below.next + 1) : null;
  }
  const place = number?.next ?? at;
  const divisor = DIVISORS.find(([pattern]) => pattern.test(wordAt(tokens, place)))?.[1];
  if (divisor === undefined) return null;
  const isPart = /^partes?$/.test(wordAt(tokens, place + 1));
  if (!isPart && !(number && /^tercios?$/.test(wordAt(tokens, place)))) return null;
  return found((number?.value ?? 1) / divisor, isPart ? place + 2 : place + 1);
}

/** Every quantity of a text, left to right. Dates, ordinals and numbers of articles are none. */
export function findQuantities(text: string): Quantity[] {
  const folded = foldInPlace(text);
  const tokens = tokensOf(folded);
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length;) {
    const here =
      moneyAt(tokens, folded, at) ??
      shareAt(tokens, folded, at) ??
      listedAt(tokens, folded, at) ??
      halfAt(tokens, folded, at);
    if (here) found.push(...here.quantities);
    at = here?.next ?? readNumber(tokens, at)?.next ?? at + 1;
  }
  return found;
}
