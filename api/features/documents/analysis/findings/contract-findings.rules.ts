import type { FindingRule, Hit, PlacedFact, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';

/** What contracts promise and do not hold: annexes, defined terms, courts; blanks; penalties above the debt. */

const NUMBERS: Record<string, string> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  unico: 'unico',
  primero: '1',
  segundo: '2',
  tercero: '3',
};
const ANNEX =
  /\b(?:anexos?|apendice)\s{1,3}(?:n(?:um(?:ero)?|o)?\.?\s?)?["«“'”]?([a-h]|\d{1,2}|[iv]{1,3}|uno|dos|tres|cuatro|cinco|seis|unico|tecnico|primero|segundo|tercero)["»”'“]?(?![a-z\d])(?:\s{1,2}(?:y|e|,)\s{1,2}["«“]?([a-h]|\d{1,2}|[iv]{1,3}|uno|dos|tres|cuatro)["»”]?(?![a-z\d]))?/g;
const annexName = (name: string): string => NUMBERS[name] ?? name;

/** An annex that is named and neither stands in the document nor in its list of annexes. */
function missingAnnexes({ plain, tailStart }: Reading): Hit[] {
  const there = new Set<string>();
  const named: { name: string; start: number; end: number }[] = [];
  for (const match of plain.matchAll(ANNEX)) {
    const names = [match[1], match[2]].filter((name): name is string => name !== undefined).map(annexName);
    const lineStart = plain.lastIndexOf('\n', match.index - 1) + 1;
    const before = plain.slice(lineStart, match.index);
    const behind = plain.slice(match.index + match[0].length, match.index + match[0].length + 3);
    const isHeading = /^[\s[("«*]*$/.test(before) && /^(?:["»”)\]]?\s*(?:[.:(\n-]|$)|\s{0,2}[.:–-])/.test(behind);
    const isList =
      /^[\s[("«]*(?:se (?:agregan|anexan)|(?:relacion|lista) de anexos|anexos)\b[^\n]{0,400}$/.test(before) ||
      (/^[\s[("«]*$/.test(before) && match[0].startsWith('anexos'));
    if (
      isHeading &&
      (match.index > tailStart * 0.8 || /\n\s*$/.test(plain.slice(Math.max(0, match.index - 5), match.index)))
    )
      names.forEach((name) => there.add(name));
    else if (isList && match.index > plain.length * 0.6) names.forEach((name) => there.add(name));
    else names.forEach((name) => named.push({ name, start: match.index, end: match.index + match[0].length }));
  }
  const missing = new Map<string, { start: number; end: number }[]>();
  for (const { name, start, end } of named)
    if (!there.has(name)) missing.set(name, [...(missing.get(name) ?? []), { start, end }]);
  return [...missing].flatMap(([name, [first, ...others]]) =>
    first ? [{ at: first, related: others.slice(0, 5), values: [name.length === 1 ? name.toUpperCase() : name] }] : [],
  );
}

const COURTS = rx(
  /\b(?:somet|sujet)[a-z]* [^.;]{0,120}(?:tribunal|juez|jueces|juzgad|jurisdic|leyes)|\btribunal(?:es)?\b|\bjurisdiccion|\bfuero\b|\barbitr(?:aje|al|os?)\b|\bjuez(?: mixto| civil| de)|\bjueces\b|\bjuzgados?\b|centro de (?:conciliacion|justicia alternativa|mediacion)|profeco|procuraduria federal del consumidor|condusef|juntas? (?:local|federal) de conciliacion/,
);

/** Who works chooses among courts (LFT 700) and cannot waive it: of a contract of work, or its settlement, it is not asked. */
export const mayChooseCourts = ({ contractKind, plain }: Reading): boolean =>
  contractKind !== 'EMPLOYMENT' && !(contractKind === 'SETTLEMENT' && /\btrabajador[ae]?\b/.test(plain));

export function noCourts(reading: Reading): Hit[] {
  if (!mayChooseCourts(reading)) return [];
  if (reading.understood.facts.some(({ kind }) => kind === 'JURISDICTION')) return [];
  COURTS.lastIndex = 0;
  return COURTS.test(reading.plain) ? [] : [{ at: null }];
}

const BLANK = /_{3,}(?:[^\n_]{0,24}_{3,}){0,4}|(?:\.\s?){9,}\./g;
const FILLED = /[([]\s*(?:firma|rubrica|huella|sello|f\.)|firma|rubrica|sello/;
const NOT_TO_FILL =
  /(?:exp(?:ediente)?|toca|folio|recibo|no|num|numero de control|juzgado|secretaria|oficialia)\.?:?\s*(?:num(?:ero)?\.?\s*)?$/;

/** What a draft leaves for later: «[domicilio]», «<<NOMBRE>>», «XXXXX», «[●]». */
const TO_COMPLETE =
  /\[\s*[●•*…][●•*\s.…]*\]|\[\s*(?:(?:el|la|su|aqui|poner|anotar|insertar|incluir|completar|agregar)\s)*(?:nombre|domicilio|fecha|monto|importe|cantidad|numero|plazo|rfc|curp|por definir|pendiente|datos|cuenta|direccion|ciudad|giro|clabe|precio|renta|dia|mes|ano)\b[^\]\n]{0,40}\]|<<?[^<>\n\d]{3,40}>>?|\bx{4,}\b|\((?:fecha|nombre|domicilio|monto|cantidad|importe|numero|plazo)\)|\{\{?[^{}\n]{3,40}\}\}?/g;

function placeholders({ plain, tailStart }: Reading): Hit[] {
  const [first, ...others] = [...plain.slice(0, tailStart).matchAll(TO_COMPLETE)]
    .filter(
      ({ 0: found, index }) => !found.includes('@') && !/\S$/.test(plain.slice(index - 1, index).replace(/[($]/, ' ')),
    )
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  return first ? [{ at: first, related: others.slice(0, 8), values: [String(others.length + 1)] }] : [];
}

/** A sentence that goes on behind its last word: among signatures other blanks are for signing. */
const GOES_ON =
  /(?:^|\s)(?:de|del|el|la|los|las|al?|día|dia|mes|año|número|numero|núm\.|por|con|en|calle|cantidad|señor|señora|lote|parcela)[ \t$]*$/;

/** A blank that nobody filled in, outside of the signatures. */
function blanks(reading: Reading): Hit[] {
  const { plain, tailStart, understood } = reading;
  const hits: Hit[] = [];
  for (const match of plain.matchAll(BLANK)) {
    const { 0: found, index } = match;
    const end = index + found.length;
    const lineStart = plain.lastIndexOf('\n', index - 1) + 1;
    const lineEnd = plain.indexOf('\n', end) < 0 ? plain.length : plain.indexOf('\n', end);
    const line = plain.slice(lineStart, lineEnd);
    const before = plain.slice(Math.max(0, index - 24), index);
    const touches = /[a-z\d]$/.test(plain.slice(0, index)) || /^[a-z\d]/.test(plain.slice(end));
    // «__Griselda Montañez__» is filled in.
    if (/^_+[a-z\d$(]/.test(found) || touches || FILLED.test(line)) continue;
    // Dots that lead to an amount.
    if (found.includes('.') && /^\s*\$?\s?\d/.test(plain.slice(end, end + 6))) continue;
    if (/^[\s_.|]+$/.test(line) || NOT_TO_FILL.test(before)) continue;
    if (!/[a-z]{2,}\s[a-z]{2,}/.test(line.replace(/_+/g, ' '))) continue;
    const place = reading.span(index, index + 1).start;
    if (
      index > Math.min(tailStart, plain.length * 0.75) &&
      !GOES_ON.test(understood.text.slice(Math.max(0, place - 30), place))
    )
      continue;
    hits.push({ at: { start: Math.max(lineStart, index - 1), end } });
  }
  const [first, ...others] = hits;
  return first
    ? [{ ...first, related: others.flatMap(({ at }) => (at ? [at] : [])).slice(0, 8), values: [String(hits.length)] }]
    : [];
}

const PENALTY_WORDS = rx(
  /pena (?:convencional|por)|penalidad|pena de|por concepto de (?:pena|penalizacion)|clausula penal|como (?:pena|sancion)|a titulo de (?:pena|sancion|danos)|danos y perjuicios (?:pactados|convenid|que se fijan|liquid)|\bmulta (?:por|de)|indemnizacion convencional/,
);
const PARTIAL =
  /(?:mensual|diari|semanal|quincenal|por (?:cada )?(?:dia|mes|semana|evento|viaje|pieza|unidad|kilo|tonelada|hora|metro))/;

const TWICE = rx(
  /\b(?:doble|triple|duplo|cuadruple) (?:del?|de la) (?:precio|capital|suerte principal|valor|importe|monto|credito|adeudo|cantidad)[^.;]{0,60}(?:como|por concepto de|a titulo de|de) (?:pena|sancion|castigo|multa)/,
);

/** A penalty above every other amount of the contract, or above the whole debt in percent. */
function penaltyAboveDebt(reading: Reading): Hit[] {
  const { amounts, plain, contractKind } = reading;
  const isPenalty = ({ fact, start, end }: PlacedFact): boolean => {
    if (/pena|sancion/.test(fact.role ?? '')) return true;
    const sentence = sentenceAround(plain, start, end);
    return plain.slice(sentence.start, end).search(PENALTY_WORDS) >= 0;
  };
  const penalties = amounts.filter(isPenalty);
  const values = new Set(penalties.map(({ fact }) => fact.value));
  const others = amounts.filter((amount) => !values.has(amount.fact.value));
  // Rents, wages and prices of one piece are parts of a debt: what the whole is cannot be told.
  const isPart = others.some(
    ({ end }) => PARTIAL.test(plain.slice(end, end + 70)) || PARTIAL.test(plain.slice(Math.max(0, end - 110), end)),
  );
  const hits: Hit[] = [];
  if (others.length > 0 && !isPart && contractKind !== 'EMPLOYMENT') {
    const [largest] = others.toSorted((one, other) => Number(other.fact.value) - Number(one.fact.value));
    const above = penalties.find(
      ({ fact }) =>
        largest && fact.currency === largest.fact.currency && Number(fact.value) > Number(largest.fact.value),
    );
    if (above && largest) {
      const sentence = sentenceAround(plain, above.start, above.end);
      hits.push({
        at: { start: Math.max(sentence.start, above.start - 200), end: above.end },
        related: [{ start: largest.start, end: largest.end }],
        values: [above.fact.value, largest.fact.value],
      });
    }
  }
  for (const match of plain.matchAll(PENALTY_WORDS)) {
    const sentence = sentenceAround(plain, match.index, match.index + match[0].length);
    const rest = plain.slice(match.index, sentence.end);
    const percent =
      /(\d{3})\s?(?:%|por ciento)|\b(?:doble|triple|duplo) (?:del?|de la) (?:precio|capital|suerte principal|valor|importe|monto|credito|cantidad prestada)|ciento (?:cinco|diez|veinte|treinta|cincuenta) por ciento|doscientos por ciento/.exec(
        rest,
      );
    if (!percent || (percent[1] && Number(percent[1]) <= 100)) continue;
    if (!hits.some(({ at }) => at && at.start < sentence.end && sentence.start < at.end))
      hits.push({ at: { start: match.index, end: match.index + percent.index + percent[0].length }, values: ['', ''] });
  }
  // «he will pay the double of the price as a penalty».
  for (const match of plain.matchAll(TWICE))
    if (!hits.some(({ at }) => at && at.start < match.index + match[0].length && match.index < at.end))
      hits.push({ at: { start: match.index, end: match.index + match[0].length }, values: ['', ''] });
  return hits.slice(0, 2);
}

const RENEWS = rx(
  /(?:prorrogara|renovara|prorrogad[oa]|renovad[oa])[^.;]{0,60}automaticamente|(?:prorroga|renovacion) automatica|automaticamente[^.;]{0,50}(?:prorrog|renov)/,
);
function renewsByItself({ plain }: Reading): Hit[] {
  const match = [...plain.matchAll(RENEWS)][0];
  if (
    !match ||
    /\b(?:sin|no (?:habra|hay|opera|procede)|no se)\b[^.;]{0,25}$/.test(
      plain.slice(Math.max(0, match.index - 40), match.index),
    ) ||
    match[0].startsWith('no se ')
  )
    return [];
  const sentence = sentenceAround(plain, match.index, match.index + match[0].length);
  if (/aviso|salvo|a menos que|excepto|si ninguna/.test(plain.slice(sentence.start, sentence.end + 150))) return [];
  return [{ at: { start: match.index, end: match.index + match[0].length } }];
}

const GUARANTOR = rx(/\b(?:el|la|los) fiador(?:a|es)?\b/);
function guarantorWithoutWaiver({ plain }: Reading): Hit[] {
  const match = [...plain.matchAll(GUARANTOR)][0];
  // An institution of sureties has neither benefit.
  if (!match || /orden|excusion|division|solidari|afianzadora|institucion(?:es)? de fianzas/.test(plain)) return [];
  return [{ at: { start: match.index, end: match.index + match[0].length } }];
}

const OPEN_ENDED = rx(
  /(?:podra|podran) (?:modificar|cambiar|variar|aumentar|incrementar) (?:unilateralmente|libremente|en cualquier (?:momento|tiempo)|a su (?:arbitrio|entera discrecion|libre arbitrio))|a (?:su |el )?(?:solo|exclusivo|entero) arbitrio/,
);
function atOnesWill({ plain, tailStart }: Reading): Hit[] {
  return [...plain.slice(0, tailStart).matchAll(OPEN_ENDED)]
    .filter(({ index }) => !/\b(?:no|ni|ninguna)\b[^.;]{0,40}$/.test(plain.slice(Math.max(0, index - 60), index)))
    .slice(0, 2)
    .map((match) => ({ at: { start: match.index, end: match.index + match[0].length } }));
}

export const contractRules: readonly FindingRule[] = [
  { code: 'contract.annex_missing', severity: 'MEDIUM', types: ['CONTRACT'], find: missingAnnexes },
  { code: 'jurisdiction.missing', severity: 'MEDIUM', types: ['CONTRACT'], find: noCourts },
  {
    code: 'document.blank',
    severity: 'MEDIUM',
    types: ['CONTRACT', 'POWER_OF_ATTORNEY', 'CLAIM', 'WILL', 'PROMISSORY_NOTE', 'DEED'],
    find: (reading) => {
      const found = blanks(reading);
      return found.length > 0 ? found : placeholders(reading);
    },
  },
  {
    code: 'contract.penalty_above_debt',
    severity: 'HIGH',
    types: ['CONTRACT', 'PROMISSORY_NOTE', 'DEED'],
    find: penaltyAboveDebt,
  },
  { code: 'contract.renews_by_itself', severity: 'LOW', types: ['CONTRACT'], find: renewsByItself },
  {
    code: 'contract.guarantor_benefits',
    severity: 'LOW',
    types: ['CONTRACT'],
    find: guarantorWithoutWaiver,
  },
  {
    code: 'contract.one_sided_will',
    severity: 'MEDIUM',
    types: ['CONTRACT'],
    find: atOnesWill,
  },
];
