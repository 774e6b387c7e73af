import { birthDateOfCurp } from '#schema/lib/curp.ts';
import type { Fact } from '../analysis.types.ts';
import type { FindingRule, Hit, PlacedFact, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';

/** What is wrong with tax numbers, population numbers and amounts themselves. */

const ALL = ['CONTRACT', 'POWER_OF_ATTORNEY', 'CLAIM', 'WILL', 'PROMISSORY_NOTE', 'DEED', 'UNKNOWN'] as const;
const LEGAL = ['CONTRACT', 'POWER_OF_ATTORNEY', 'CLAIM', 'WILL', 'PROMISSORY_NOTE', 'DEED'] as const;

const wrongOnes =
  (kind: Fact['kind']) =>
  ({ understood, placeOf }: Reading): Hit[] =>
    understood.facts
      .filter((fact) => fact.kind === kind && fact.isConsistent === false)
      .map(({ value, spans: [first, ...others] }) => {
        const place = (span: { start: number; end: number }) => ({
          start: placeOf(span.start),
          end: placeOf(span.end - 1) + 1,
        });
        return { at: first ? place(first) : null, related: others.map(place), values: [value] };
      });

const BORN = rx(/nacid[oa]|nacio|fecha de nacimiento/);

/** A CURP whose date is not the day of birth that stands in the same sentence. */
function curpAgainstBirth(reading: Reading): Hit[] {
  return reading.understood.facts
    .filter(({ kind, isConsistent }) => kind === 'CURP' && isConsistent === true)
    .flatMap(({ value, spans }): Hit[] => {
      const born = birthDateOfCurp(value);
      const start = reading.placeOf(spans[0]?.start ?? 0);
      const end = start + value.length;
      const sentence = sentenceAround(reading.plain, start, end);
      const births = reading.dates.filter((date) => {
        if (date.start < sentence.start || date.end > sentence.end || Math.abs(date.start - start) > 160) return false;
        // Behind the key and on another line, or behind another key, it is somebody else's.
        const between = reading.plain.slice(Math.min(end, date.end), Math.max(start, date.start));
        if (
          /\n|\bcurp\b[^]*\bcurp\b/.test(between) ||
          (date.start > end && /[;,]\s[a-z ]{0,60}\bmexican/.test(between))
        )
          return false;
        BORN.lastIndex = 0;
        return BORN.test(reading.plain.slice(Math.max(sentence.start, date.start - 50), date.start));
      });
      const other = births.length === 1 ? births[0] : undefined;
      if (!other || born === null || other.fact.value === born) return [];
      return [
        { at: { start, end }, related: [{ start: other.start, end: other.end }], values: [value, other.fact.value] },
      ];
    });
}

const sameDigits = (one: string, other: string): boolean =>
  one.length === other.length && [...one].toSorted().join('') === [...other].toSorted().join('');

/** What an amount is for: the noun before it. */
const NOUNS =
  /\b(rentas?|precio|valor|capital|credito|adeudo|saldo|anticipo|deposito|salario|honorarios|suerte principal|cantidad)\b[^.;:]{0,60}$/;
const nounOf = ({ plain }: Reading, { start }: PlacedFact): string | null =>
  NOUNS.exec(plain.slice(Math.max(0, start - 90), start))?.[1] ?? null;

/** Two figures that changed places: 48,600 and 46,800. */
function areSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const places = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first = 0, second = 0] = places;
  return places.length === 2 && second - first <= 2 && one[first] === other[second] && one[second] === other[first];
}
const stemsBefore = ({ plain }: Reading, { start }: PlacedFact): string[] =>
  (plain.slice(Math.max(0, start - 75), start).match(/[a-z]{6,}/g) ?? [])
    .filter((word) => !/cantidad|pesos|dolares|clausula|importe/.test(word))
    .map((word) => word.slice(0, 6));
const isInTable = ({ plain }: Reading, { start }: PlacedFact): boolean =>
  /[|\t]/.test(plain.slice(plain.lastIndexOf('\n', start) + 1, start));

/** Amounts for the same thing, by a word before them, whose figures changed places. */
function isMixedUp(reading: Reading, one: PlacedFact, other: PlacedFact): boolean {
  if (one.fact.currency !== other.fact.currency || Number(one.fact.value) < 1000) return false;
  if (!areSwapped(one.fact.value, other.fact.value) || isInTable(reading, one) || isInTable(reading, other))
    return false;
  const stems = new Set(stemsBefore(reading, one));
  return stemsBefore(reading, other).some((stem) => stems.has(stem));
}

/** Points back at an amount that was said before. */
const BACK = rx(
  /a que se refiere|se refieren?|(?:antes |ya )?(?:citad[oa]|mencionad[oa]|senalad[oa]|pactad[oa]|indicad[oa]|referid[oa]|estipulad[oa]|establecid[oa]|convenid[oa])|de la clausula|dich[oa]|del avaluo/,
);

/** Each is compared with those before it. */
const MOST_COMPARED = 500;

/** The same thing with two amounts: figures that changed places, or an amount that points back and is a new one. */
function twoAmounts(reading: Reading): Hit[] {
  const { plain } = reading;
  const amounts = reading.amounts.slice(0, MOST_COMPARED);
  const nouns = new Map(amounts.map((amount) => [amount, nounOf(reading, amount)]));
  const hits: Hit[] = [];
  const seen = new Set<string>();
  amounts.forEach((amount, at) => {
    if (amount.fact.isConsistent === false || seen.has(amount.fact.value)) return;
    const noun = nouns.get(amount);
    const value = amount.fact.value;
    const mixed = amounts.slice(0, at).find((other) => isMixedUp(reading, other, amount));
    if (mixed && !amounts.slice(0, at).some((other) => other.fact.value === value)) {
      seen.add(value);
      hits.push({
        at: { start: amount.start, end: amount.end },
        related: [{ start: mixed.start, end: mixed.end }],
        values: [noun ?? 'importe', mixed.fact.value, value],
      });
      return;
    }
    if (!noun || noun === 'cantidad') return;
    const earlier = amounts.slice(0, at).filter((other) => other.fact.value !== value && nouns.get(other) === noun);
    if (earlier.length === 0 || amounts.slice(0, at).some((other) => other.fact.value === value)) return;
    const swapped = earlier.find((other) => sameDigits(other.fact.value, value));
    const after = plain.slice(amount.end, amount.end + 110);
    const before = plain.slice(Math.max(0, amount.start - 60), amount.start);
    BACK.lastIndex = 0;
    const backAfter = BACK.test(after.split(/[.;]\s/)[0] ?? '');
    BACK.lastIndex = 0;
    const pointsBack = backAfter || BACK.test(before);
    const first =
      swapped ??
      (pointsBack && /\b(?:l[ao]s?|el|del|dich[oa]) \S{0,12}\s?[^.;]{0,50}$/.test(before) ? earlier[0] : undefined);
    if (!first) return;
    seen.add(value);
    hits.push({
      at: { start: amount.start, end: amount.end },
      related: [{ start: first.start, end: first.end }],
      values: [noun, first.fact.value, value],
    });
  });
  return hits;
}

/** «la renta mensual de $…», «el precio será de $…»: the amount of the thing itself. */
const ITSELF =
  /\b(?:la renta(?: mensual)?|(?:el|un|en|como|de) deposito(?: en garantia)?|el anticipo|el (?:prestamo|mutuo)|el precio(?: total)?(?: de la (?:operacion|compraventa))?|el salario(?: (?:diario|mensual|semanal))?|el capital|la suerte principal|la suma principal|el importe del prestamo)(?: (?:pactad[oa]|convenid[oa]|acordad[oa]|fijad[oa]))?,? (?:(?:es|sera|asciende|fue|importa|se fija|se pacta)\s)?(?:(?:de|a|en)\s?)?(?:la (?:cantidad|suma) (?:total )?de)?\s?$/;
/** «the $9,800 of rent». */
const OF_ITSELF =
  /^(?:\s?\([^)]{0,80}\))?,? (?:de|del|como|por concepto de) (?:la |el )?(renta|precio|deposito|capital|salario|anticipo)\b/;
const THINGS = /renta|precio|deposito|anticipo|prestamo|mutuo|salario|capital|suerte|suma|importe/;
const ANOTHER =
  /(?:primer|segund|tercer|cuart|quint)[oa]?s? (?:an[oi]|ejercicio|semestre|periodo|pago|mes|trimestre|parte|etapa|exhibicion|parcialidad|abono)|cada ano|anual|anos? (?:siguiente|posterior|de prorroga)|siguientes? ano|increment|aument|actualiz|a partir|descuent|anterior|adicional|saldo|parcial|unitari|\bpor (?:cada|pieza|unidad|kilo|tonelada|viaje|metro|hora)|impuesto|renov|prorrog|avaluo|catastral|comercial|mitad|proporcional/;

/** The rent with one amount, and the rent with another, with nothing said of a change. */
function twoOfItself(reading: Reading): Hit[] {
  const { amounts, plain } = reading;
  const said = amounts.flatMap((amount) => {
    const match = ITSELF.exec(plain.slice(Math.max(0, amount.start - 70), amount.start));
    const sentence = sentenceAround(plain, amount.start, amount.end);
    const behind = OF_ITSELF.exec(plain.slice(amount.end, amount.end + 130));
    const thing = (match ? THINGS.exec(match[0])?.[0] : undefined) ?? behind?.[1];
    return thing ? [{ amount, thing, isAnother: ANOTHER.test(plain.slice(sentence.start, sentence.end)) }] : [];
  });
  return said.flatMap(({ amount, thing, isAnother }, at): Hit[] => {
    const first = said.slice(0, at).find((other) => other.thing === thing);
    if (!first || isAnother || first.isAnother || first.amount.fact.currency !== amount.fact.currency) return [];
    if (first.amount.fact.value === amount.fact.value || amount.fact.isConsistent === false) return [];
    return [
      {
        at: { start: amount.start, end: amount.end },
        related: [{ start: first.amount.start, end: first.amount.end }],
        values: [thing, first.amount.fact.value, amount.fact.value],
      },
    ];
  });
}

const SUBTOTAL = /\bsub ?total\b[^\n]{0,40}$/;
const TAX = /\b(?:iva|i\.v\.a\.)\b[^\n]{0,40}$/;
const TOTAL = /(?<!sub ?)\btotal\b[^\n]{0,40}$/;
const cents = (value: string): number => Math.round(Number(value) * 100);

/** Subtotal and tax that are not the total. */
function wrongTotal(reading: Reading): Hit[] {
  const find = (label: RegExp): PlacedFact | undefined =>
    reading.amounts.find(({ start }) => label.test(reading.plain.slice(Math.max(0, start - 45), start)));
  const [subtotal, tax, total] = [find(SUBTOTAL), find(TAX), find(TOTAL)];
  if (!subtotal || !tax || !total || total.start < tax.start) return [];
  if (total.start - subtotal.start > 400) return [];
  // What is kept back or taken off is no part of the sum.
  if (/\bret(?:enc[a-z]*)?\b|descuento|anticipo|neto/.test(reading.plain.slice(subtotal.start, total.start))) return [];
  const sum = cents(subtotal.fact.value) + cents(tax.fact.value);
  if (sum === cents(total.fact.value)) return [];
  return [
    {
      at: { start: total.start, end: total.end },
      related: [subtotal, tax].map(({ start, end }) => ({ start, end })),
      values: ['total', (sum / 100).toFixed(2), total.fact.value],
    },
  ];
}

const MULTIPLE = rx(
  /(?:equivalentes? a|que equivalen? a|correspondientes? a|importe de) (un|una|dos|tres|cuatro|seis) (?:mes(?:es)?|mensualidad(?:es)?|rentas?)(?: de (?:la )?renta)?/,
);
const FEW: Record<string, number> = { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, seis: 6 };

/** A deposit of two months of rent that is no two rents. */
function wrongMultiple(reading: Reading): Hit[] {
  const rent = reading.amounts.find((amount) =>
    /\brentas?\b[^.;:]{0,60}$/.test(reading.plain.slice(Math.max(0, amount.start - 70), amount.start)),
  );
  if (!rent) return [];
  return [...reading.plain.matchAll(MULTIPLE)].flatMap((match): Hit[] => {
    const amount = reading.amounts.findLast(({ end }) => end <= match.index && match.index - end < 90);
    const factor = FEW[match[1] ?? ''];
    if (!amount || factor === undefined || amount === rent) return [];
    if (cents(amount.fact.value) === cents(rent.fact.value) * factor) return [];
    return [
      {
        at: { start: amount.start, end: match.index + match[0].length },
        related: [{ start: rent.start, end: rent.end }],
        values: ['renta', rent.fact.value, amount.fact.value],
      },
    ];
  });
}

const PARTS = rx(
  /(?:se paga(?:ra|ran)?|pagader[oa]s?|se cubrira|se liquidara|pagara|voy a pagar)[^;\n]{0,80}(?:asi|de la siguiente (?:forma|manera)|como sigue|siguiente forma)/,
);

/** A price that is paid in parts which are not the price. */
function wrongParts(reading: Reading): Hit[] {
  return [...reading.plain.matchAll(PARTS)].flatMap((match): Hit[] => {
    const from = match.index + match[0].length;
    const whole = reading.amounts.findLast(({ end }) => end <= from && from - end < 260);
    const block = sentenceAround(reading.plain, from, from);
    const parts = reading.amounts.filter(
      ({ start }) => start >= from && start < Math.max(block.end, from) && start - from < 600,
    );
    if (!whole || parts.length < 2 || whole.fact.isConsistent === false) return [];
    const sum = parts.reduce((total, { fact }) => total + cents(fact.value), 0);
    const wanted = cents(whole.fact.value);
    // Far from it: other amounts stand there.
    if (sum === wanted || Math.abs(sum - wanted) > wanted * 0.4) return [];
    return [
      {
        at: { start: parts[0]?.start ?? from, end: parts.at(-1)?.end ?? from },
        related: [{ start: whole.start, end: whole.end }],
        values: ['precio', whole.fact.value, (sum / 100).toFixed(2)],
      },
    ];
  });
}

export const valueRules: readonly FindingRule[] = [
  {
    code: 'rfc.check_digit',
    severity: 'MEDIUM',
    types: ALL,
    find: wrongOnes('RFC'),
  },
  { code: 'curp.check_digit', severity: 'MEDIUM', types: ALL, find: wrongOnes('CURP') },
  { code: 'curp.birth_date', severity: 'MEDIUM', types: ALL, find: curpAgainstBirth },
  {
    code: 'amount.words_mismatch',
    severity: 'HIGH',
    types: ['CONTRACT', 'POWER_OF_ATTORNEY', 'CLAIM', 'WILL', 'DEED', 'UNKNOWN'],
    find: wrongOnes('AMOUNT'),
  },
  {
    code: 'amount.words_mismatch.note',
    severity: 'HIGH',
    types: ['PROMISSORY_NOTE'],
    find: wrongOnes('AMOUNT'),
  },
  {
    code: 'amount.inconsistent',
    severity: 'HIGH',
    types: LEGAL,
    find: (reading) => {
      const found = twoAmounts(reading);
      return found.length > 0 ? found : twoOfItself(reading);
    },
  },
  { code: 'amount.inconsistent.total', severity: 'MEDIUM', types: ALL, find: wrongTotal },
  {
    code: 'amount.inconsistent.multiple',
    severity: 'MEDIUM',
    types: ['CONTRACT'],
    find: wrongMultiple,
  },
  {
    code: 'amount.inconsistent.parts',
    severity: 'MEDIUM',
    types: ['CONTRACT', 'DEED'],
    find: wrongParts,
  },
];
