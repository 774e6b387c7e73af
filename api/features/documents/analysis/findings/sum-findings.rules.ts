import { findNumbers } from '#api/legal-language/index.ts';
import type { Span } from '../analysis.types.ts';
import type { FindingRule, Hit, PlacedFact, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';

/** Amounts that do not follow from the others: sums, rows of a table, so many times so much, a share of something. */

/** Each amount is compared with the others. */
const MOST = 200;
const cents = ({ fact }: PlacedFact): number => Math.round(Number(fact.value) * 100);
const pesos = (value: number): string => (value / 100).toFixed(2);
const spanOf = ({ start, end }: PlacedFact): Span => ({ start, end });
const WHOLE =
  /\b(?:capital|precio|total|importe|suma|adeudo|valor|credito|cantidad|contraprestacion|renta|salario|honorarios|deuda|saldo|principal|inversion)\b/;
const isWhole = ({ plain }: Reading, { start }: PlacedFact): boolean =>
  WHOLE.test(plain.slice(Math.max(0, start - 80), start));
const isNear = (one: number, other: number, share = 0.3): boolean => Math.abs(one - other) <= other * share;

const IS_SUM =
  /\b(?:suman?|sumando|sumaran?|hacen|dan|totalizan?|arroja|importan|(?:un|el|en|gran|como) total|total|suma total)(?: (?:en total|un total|la suma|la cantidad|conjunto|de|es|son|a|asciende|general|global|por))*:?\s?$/;
const MOST_ADDED = 12;

/** Whether an amount is what some of those before it make together. */
function isMadeUp(value: number, before: readonly number[]): boolean {
  let sum = 0;
  for (const part of before.toReversed().slice(0, MOST_ADDED)) {
    sum += part;
    if (sum === value || part * 2 === value || part * 3 === value || part * 4 === value) return true;
  }
  return before.some((one, at) =>
    before.slice(at + 1).some((other) => Math.abs(one - other) === value || one + other === value),
  );
}

/** «the payments add up to $460,000» of a price of $480,000. */
function wrongSum(reading: Reading): Hit[] {
  const { plain } = reading;
  const amounts = reading.amounts.slice(0, MOST);
  return amounts.flatMap((amount, at): Hit[] => {
    if (amount.fact.isConsistent === false) return [];
    const before = plain.slice(Math.max(0, amount.start - 50), amount.start);
    if (
      !/(?<!\b(?:la|una|dicha|misma|citada) )\bsuman?\b(?! (?:de dinero|asegurada))|\bsumando|\bsumaran?|totaliza|hacen un total|dan un total/.test(
        before,
      ) ||
      !IS_SUM.test(before)
    )
      return [];
    const value = cents(amount);
    const others = amounts.filter((_, place) => place !== at).map(cents);
    if (others.includes(value) || isMadeUp(value, amounts.slice(0, at).map(cents))) return [];
    const whole = amounts.findLast(
      (other, place) =>
        place < at && amount.start - other.start < 1200 && isNear(value, cents(other)) && isWhole(reading, other),
    );
    return whole
      ? [{ at: spanOf(amount), related: [spanOf(whole)], values: [whole.fact.value, amount.fact.value] }]
      : [];
  });
}

interface Row {
  line: string;
  last: PlacedFact;
}

/** Lines of a table or list that stand together and each end in an amount. */
function rowsOf({ plain, amounts: all }: Reading): Row[][] {
  const amounts = all.slice(0, MOST);
  const groups: Row[][] = [];
  let end = -2;
  for (const amount of amounts) {
    const from = plain.lastIndexOf('\n', amount.start) + 1;
    const stop = plain.indexOf('\n', amount.end);
    const to = stop < 0 ? plain.length : stop;
    const line = plain.slice(from, to);
    const isRow =
      /^[\s|.)}\]*a-z]*$/.test(plain.slice(amount.end, to).replace(/\([^)]*\)|m\.n\.?|pesos/g, '')) &&
      to - amount.end < 90;
    if (!isRow || line.length > 170 || !/[a-z]/.test(line)) continue;
    const group = groups.at(-1);
    if (from - end <= 2 && group) {
      if (end === to) group[group.length - 1] = { line, last: amount };
      else group.push({ line, last: amount });
    } else groups.push([{ line, last: amount }]);
    end = to;
  }
  return groups.filter((group) => group.length >= 2);
}

const TAKEN_OFF = /\bret\b|retenc|menos|descuento|anticipo|deduc|amortiz|saldo/;

/** Rows whose sum is neither their total nor any amount of the document. */
function wrongRows(reading: Reading): Hit[] {
  const { plain } = reading;
  const amounts = reading.amounts.slice(0, MOST);
  return rowsOf(reading).flatMap((rows): Hit[] => {
    if (rows.some(({ line }) => TAKEN_OFF.test(line))) return [];
    const block = { start: rows[0]?.last.start ?? 0, end: rows.at(-1)?.last.end ?? 0 };
    const totalAt = rows.findIndex(({ line }) => /\b(?:total|suma)\b/.test(line) && !/\bsub ?total/.test(line));
    const parts = (totalAt > 0 ? rows.slice(0, totalAt) : rows).filter(({ line }) => !/\bsub ?total/.test(line));
    if (parts.length < 2 || totalAt === 0) return [];
    const sum = parts.reduce((total, { last }) => total + cents(last), 0);
    const total = rows[totalAt]?.last;
    if (total) {
      const values = amounts.filter(({ end }) => end <= total.start).map(cents);
      return cents(total) === sum || isMadeUp(cents(total), values) || !isNear(cents(total), sum)
        ? []
        : [{ at: { start: block.start, end: total.end }, values: [total.fact.value, pesos(sum)] }];
    }
    const outside = amounts.filter(({ start }) => start < block.start || start > block.end);
    if (outside.some((other) => cents(other) === sum)) return [];
    const whole = outside.find(
      (other) =>
        isNear(sum, cents(other), 0.25) &&
        cents(other) > Math.max(...parts.map(({ last }) => cents(last))) &&
        isWhole(reading, other),
    );
    const heading = plain.slice(Math.max(0, block.start - 400), block.start);
    if (
      !whole ||
      !/(?:capital|precio|total|importe|suscrib|pag[ao]|distribu|integra|aport|corresponde|como sigue|siguiente|asi)/.test(
        heading,
      )
    )
      return [];
    return [{ at: block, related: [spanOf(whole)], values: [whole.fact.value, pesos(sum)] }];
  });
}

const PIECES =
  /\b(?:pagos?|mensualidades|parcialidades|abonos|exhibiciones|quincenas|letras|pagares|cuotas|amortizaciones|rentas|acciones|partes sociales|piezas|cabezas|novillos|vacas|reses|sacos|costales|toneladas|kilos|kilogramos|litros|metros|cajas|bultos|equipos|unidades|ejemplares|lotes|viajes|sesiones|horas|dias|meses|semanas|tanques|llantas|sillas|mesas|computadoras)\b/;
const EACH =
  /^[^.;$]{0,90}?\b(?:cada un[oa]|por (?:cada )?(?:pieza|cabeza|saco|costal|tonelada|kilo|litro|metro|caja|bulto|unidad|equipo|viaje|sesion|hora|lote|ejemplar|mes|semana|dia))\b/;
const IN_PARTS = /\b(?:pagos|mensualidades|parcialidades|abonos|exhibiciones|quincenas|letras|cuotas|amortizaciones)\b/;
const NOT_EQUAL = /primer|ultim|restante|resto|saldo|interes|enganche|anticipo|diferencia|mas iva|aument|increment/;

/** «twelve payments of $10,000» of a price of $125,000. */
function wrongProduct(reading: Reading): Hit[] {
  const { plain } = reading;
  const amounts = reading.amounts.slice(0, MOST);
  return amounts.flatMap((unit, at): Hit[] => {
    if (unit.fact.isConsistent === false) return [];
    const from = Math.max(
      sentenceAround(plain, unit.start, unit.end).start,
      unit.start - 110,
      amounts[at - 1]?.end ?? 0,
    );
    const before = plain.slice(from, unit.start);
    const isEach = EACH.test(plain.slice(unit.end, unit.end + 150));
    if (!PIECES.test(before) || (!isEach && !IN_PARTS.test(before))) return [];
    const count = findNumbers(before).findLast(
      ({ value, start }) => value > 1 && value < 100_000 && PIECES.test(before.slice(start)),
    )?.value;
    if (!count) return [];
    const made = cents(unit) * count;
    const all = amounts.map(cents);
    if (all.includes(made) || all.some((one) => all.some((other) => one + made === other))) return [];
    const sentence = sentenceAround(plain, unit.start, unit.end);
    if (NOT_EQUAL.test(plain.slice(sentence.start, sentence.end))) return [];
    const whole = [
      ...amounts
        .slice(0, at)
        .filter(({ end }) => unit.start - end < 260)
        .toReversed(),
      ...amounts.slice(at + 1).filter(({ start }) => start - unit.end < 160 && start < sentence.end + 60),
    ].find((other) => cents(other) !== cents(unit) && isNear(made, cents(other)) && isWhole(reading, other));
    return whole
      ? [
          {
            at: { start: Math.min(from, unit.start), end: unit.end },
            related: [spanOf(whole)],
            values: [String(count), unit.fact.value, pesos(made), whole.fact.value],
          },
        ]
      : [];
  });
}

const SHARE =
  /(\d{1,2}(?:\.\d{1,2})?)\s?(?:%|por ciento)(?:\s?\([^)]{0,40}\))? (?:del?|sobre) (?:el |la |dich[oa] )?(precio|renta|capital|credito|adeudo|suerte principal|valor|monto|importe|contraprestacion|salario)/;
const NAMELY =
  /\b(?:equival\w*|es decir|o sea|esto es|que (?:es|son|importan?|asciende|equivale)|importa|correspond\w*|igual a|representa)\b|[(:]\s?(?:de\s)?$/;

/** «ten per cent of the price, that is $45,000» of a price of $400,000. */
function wrongShare(reading: Reading): Hit[] {
  const { plain } = reading;
  const amounts = reading.amounts.slice(0, MOST);
  return [...plain.matchAll(rx(SHARE))].flatMap((match): Hit[] => {
    const end = match.index + match[0].length;
    const sentence = sentenceAround(plain, match.index, end);
    const behind = amounts.find(({ start }) => start >= end && start - end < 90 && start < sentence.end);
    const before = amounts.findLast(
      (amount) => amount.end <= match.index && match.index - amount.end < 110 && amount.start >= sentence.start,
    );
    const part =
      behind && NAMELY.test(plain.slice(end, behind.start))
        ? behind
        : before && NAMELY.test(plain.slice(before.end, match.index)) && before;
    if (!part || part.fact.isConsistent === false) return [];
    const share = Number(match[1]) / 100;
    const wholes = amounts.filter((other) => other !== part);
    if (
      share === 0 ||
      wholes.some((other) => Math.abs(cents(other) * share - cents(part)) <= Math.max(100, cents(part) * 0.005))
    )
      return [];
    const noun = match[2] ?? '';
    const whole = wholes.find(
      (other) =>
        new RegExp(`\\b${noun}\\b[^.;]{0,70}$`).test(plain.slice(Math.max(0, other.start - 90), other.start)) &&
        cents(other) > cents(part),
    );
    return whole
      ? [
          {
            at: { start: Math.min(match.index, part.start), end: Math.max(end, part.end) },
            related: [spanOf(whole)],
            values: [match[1] ?? '', whole.fact.value, pesos(Math.round(cents(whole) * share)), part.fact.value],
          },
        ]
      : [];
  });
}

const GOOD_FOR = /bueno por[^a-z\n]{0,25}(?:la cantidad de |m\.n\. )?[^a-z\n]{0,8}$/;
const SUM_OF = /\b(?:cantidad|suma|importe)[^.;]{0,25}[\s:_$]$/;

/** The head of a note and its text say two amounts. */
function headAgainstText(reading: Reading): Hit[] {
  const { plain } = reading;
  const amounts = reading.amounts.slice(0, MOST);
  const head = amounts.find(({ start }) => GOOD_FOR.test(plain.slice(Math.max(0, start - 45), start)));
  if (!head) return [];
  const text = amounts.filter(
    (amount) =>
      amount !== head &&
      amount.fact.isConsistent !== false &&
      SUM_OF.test(plain.slice(Math.max(0, amount.start - 45), amount.start)),
  );
  const [first] = text;
  if (!first || amounts.filter((amount) => amount !== head).some(({ fact }) => fact.value === head.fact.value))
    return [];
  return [{ at: spanOf(head), related: [spanOf(first)], values: ['pagaré', head.fact.value, first.fact.value] }];
}

const LEGAL = ['CONTRACT', 'POWER_OF_ATTORNEY', 'CLAIM', 'WILL', 'PROMISSORY_NOTE', 'DEED'] as const;
const BARGAINS = ['CONTRACT', 'DEED', 'CLAIM', 'PROMISSORY_NOTE'] as const;

export const sumRules: readonly FindingRule[] = [
  {
    code: 'amount.inconsistent.sum',
    severity: 'HIGH',
    types: LEGAL,
    find: (reading) => {
      const found = wrongSum(reading);
      return found.length > 0 ? found.slice(0, 2) : wrongRows(reading).slice(0, 2);
    },
  },
  {
    code: 'amount.inconsistent.product',
    severity: 'HIGH',
    types: BARGAINS,
    find: (reading) => wrongProduct(reading).slice(0, 2),
  },
  {
    code: 'amount.inconsistent.share',
    severity: 'HIGH',
    types: BARGAINS,
    find: (reading) => wrongShare(reading).slice(0, 2),
  },
  { code: 'amount.inconsistent.head', severity: 'HIGH', types: ['PROMISSORY_NOTE'], find: headAgainstText },
];
