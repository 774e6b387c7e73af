import { limitsText } from '#schema/text/limits.ts';
import scope from '#db/content/out-of-scope.json' with { type: 'json' };
import { foldName } from '#db/content/law-names.rules.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import type { AbstentionCause, StateField } from './abstention-cause.rules.ts';

/** Which place a question is about, and whether the law of that place is stored. */

export interface Place {
  /** `null`: Mexico City. */
  state: string | null;
  /** As it is written in the lists; a town is shown with its own name. */
  name: string;
  /** In the folded text. */
  start: number;
  end: number;
}

interface PlaceName {
  folded: string;
  state: string | null;
  name: string;
  needsPreposition: boolean;
  /** A part of the capital, which other towns may have too: it counts where no other place is named. */
  isNeighbourhood: boolean;
}

const MEXICO_CITY = limitsText.mexicoCity;
const ambiguous = new Set(scope.needPreposition.map(foldName));

const namesOf = (state: string | null, names: readonly string[], shown?: string): PlaceName[] =>
  names.map((name) => {
    const folded = foldName(name);
    return { folded, state, name: shown ?? name, needsPreposition: ambiguous.has(folded), isNeighbourhood: false };
  });

/** Longest first: «Baja California Sur» before «Baja California», «Nuevo León» before «León». */
const PLACES: PlaceName[] = [
  ...namesOf(null, scope.mexicoCity, MEXICO_CITY),
  ...scope.states.flatMap((state) => namesOf(state, [state])),
  ...Object.entries(scope.otherNamesOfStates).flatMap(([name, state]) => namesOf(state, [name], state)),
  ...namesOf(null, scope.mexicoCityNeighbourhoods, MEXICO_CITY).map((each) => ({ ...each, isNeighbourhood: true })),
  ...Object.entries(scope.towns).flatMap(([state, towns]) => namesOf(state, towns)),
].toSorted((a, b) => b.folded.length - a.folded.length);

const byName = new Map<string, PlaceName>();
for (const place of PLACES) if (!byName.has(place.folded)) byName.set(place.folded, place);
const ANY_PLACE = new RegExp(`(?<![a-z0-9])(?:${[...byName.keys()].join('|')})(?![a-z0-9])`, 'g');

/** «en León», «el estado de Hidalgo»: without it these are names of people and streets. */
const PLACED =
  /(?:^| )(?:en|desde|(?:estado|ciudad|municipio|ayuntamiento|gobierno|congreso|legislatura|juzgados?|juez|tribunal(?:es)?|judicial|civil|penal|familiar|laboral|fiscal|puerto|vivo|ley(?:es)? (?:[a-z]+ )?)(?: de| en)) $/;
/** «calle Sonora», «colonia Del Valle»: an address in a town that is not said. */
const STREET = /(?:^| )(?:calle|avenida|av|calzada|colonia|col|privada|plan|batalla|apellido|apellidado) (?:de )?$/;

const WAY = /(?:^| )(?:calle|avenida|av|calzada|privada|plan|batalla|apellido|apellidado) (?:de )?$/;

/** Places of Mexico that a text names, left to right. */
export function placesIn(text: string): Place[] {
  const folded = foldName(text);
  const found = [...folded.matchAll(ANY_PLACE)].flatMap(({ 0: name, index }) => {
    const place = byName.get(name);
    const before = folded.slice(0, index);
    const isStreet = (place?.isNeighbourhood ? WAY : STREET).test(before);
    if (!place || isStreet || (place.needsPreposition && !PLACED.test(before))) return [];
    return [{ place, at: { state: place.state, name: place.name, start: index, end: index + name.length } }];
  });
  const isElsewhere = found.some(({ place }) => place.state !== null);
  return found.filter(({ place }) => !(place.isNeighbourhood && isElsewhere)).map(({ at }) => at);
}

/** Where somebody lives says nothing about which article answers: every text is of the whole country or of the capital. */
export function withoutPlaces(folded: string): string {
  const places = placesIn(folded).filter(({ state }) => state !== null);
  return places.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, folded).trim();
}

/** Mexico City alone counts when it is named beside another place: its civil code is stored. */
export const isMexicoCity = (places: readonly Place[]): boolean => places.some(({ state }) => state === null);

const anyOf = (sources: readonly string[]): RegExp => new RegExp(`\\b(?:${sources.join('|')})\\b`);
const FEDERAL = scope.federalMatters.map(({ law, words }) => ({ law, words: anyOf(words) }));
const federalMatters = { test: (folded: string): boolean => FEDERAL.some(({ words }) => words.test(folded)) };
const stateLaw = anyOf(scope.stateLaw);
const stateFields = scope.stateFields.map(({ field, about, asked }) => ({
  field: field as StateField,
  about: anyOf(about),
  asked: asked ? anyOf(asked) : null,
}));
/** Fields that are always of the state, even beside a federal word. */
const OF_THE_STATE: ReadonlySet<StateField> = new Set(['STATE_WORKERS', 'COURTS']);
/** Of Mexico City only its civil code is stored. */
const NOT_HELD_OF_MEXICO_CITY: ReadonlySet<StateField> = new Set([
  'CRIMINAL',
  'HEALTH',
  'TAX',
  'NOTARIES',
  'COURTS',
  'STATE_WORKERS',
]);

const says = (padded: string, words: readonly string[]): string | null =>
  words.find((word) => padded.includes(` ${foldName(word)} `)) ?? null;

const fieldsOf = (folded: string): StateField[] =>
  stateFields
    .filter(({ about, asked }) => about.test(folded) && (asked === null || asked.test(folded)))
    .map(({ field }) => field);

/** «el código civil de Tabasco», «la ley de movilidad para el estado de Jalisco». */
function namesLocalCode(folded: string, places: readonly Place[]): boolean {
  const code = new RegExp(
    `(?:^| )(?:${scope.localCodes.join('|')})(?: [a-z]+){0,4}(?: (?:para|de|del|en))?(?: el| la)?(?: estado)?(?: libre y soberano)?(?: de)? $`,
  );
  return places.some(({ state, start }) => state !== null && code.test(folded.slice(0, start)));
}

const MEXICO_CITY_CODE =
  /\bcodigo (?:penal|fiscal) (?:de la|para la|del|para el) (?:cdmx|ciudad de mexico|df|distrito federal)\b/;
/** «según su código», «la ley local»: the law of the place is meant even where a federal word is beside it. */
const ITS_OWN_LAW = /\b(?:su|sus) (?:codigo|ley|leyes|reglamento|propio codigo)\b/;

/** «¿rige la Ley Federal del Trabajo u otra ley estatal?»: the federal one is asked about, and it is stored. */
const FEDERAL_LAW =
  /\b(?:(?:ley|leyes|codigo) (?:federal|general|nacional)\w*|codigo de comercio|federal del trabajo)\b/;

interface FieldHere {
  field: StateField;
  /** The question asks for the local law; otherwise it only mentions a subject that local law rules. */
  isAskedFor: boolean;
}

function fieldHere(folded: string, places: readonly Place[]): FieldHere | null {
  const fields = fieldsOf(folded);
  const own = fields.find((field) => OF_THE_STATE.has(field));
  if (own) return { field: own, isAskedFor: true };
  const isLocalLaw =
    namesLocalCode(folded, places) ||
    (!FEDERAL_LAW.test(folded) && (stateLaw.test(folded) || ITS_OWN_LAW.test(folded)));
  if (isLocalLaw) return { field: fields[0] ?? 'OTHER', isAskedFor: true };
  const [field] = federalMatters.test(folded) ? [] : fields;
  return field ? { field, isAskedFor: false } : null;
}

export interface PlacedQuestion {
  question: string;
  /** The question before, for one that only says another place. */
  before?: string | undefined;
  area: LegalArea | null;
}

/** Places of the question, or of the one before it. */
export function placesOf({ question, before }: Pick<PlacedQuestion, 'question' | 'before'>): Place[] {
  const own = placesIn(question);
  // Behind a question stands the fact that was corrected: a place in it replaces the one before.
  const newest = placesIn(question.slice(question.lastIndexOf('\n') + 1));
  if (newest.length > 0) return newest;
  return own.length > 0 || !before ? own : placesIn(before);
}

/** Towns and their offices make rules of their own, wherever they are. */
function municipal(padded: string, places: readonly Place[], area: LegalArea | null): AbstentionCause | null {
  const place = places[0]?.name ?? null;
  if (says(padded, scope.localMatters)) return { kind: 'LOCAL', place, area, isMunicipal: true };
  const isMunicipal = says(padded, scope.municipal) !== null && says(padded, scope.municipalActs) !== null;
  return isMunicipal && !federalMatters.test(padded) ? { kind: 'LOCAL', place, area, isMunicipal: true } : null;
}

/** States and towns make their own rules, of which only the civil code of Mexico City is stored. */
export function causeByPlace(asked: PlacedQuestion): AbstentionCause | null {
  const { question, before, area } = asked;
  const places = placesOf(asked);
  const own = foldName(question);
  const town = municipal(` ${own} `, places, area);
  if (town) return town;
  if (MEXICO_CITY_CODE.test(own)) return { kind: 'STATE_LAW', place: MEXICO_CITY, field: 'CRIMINAL', isAskedFor: true };
  const [place] = places;
  if (!place)
    return stateLaw.test(own) && !federalMatters.test(own)
      ? { kind: 'STATE_LAW', place: null, field: fieldsOf(own)[0] ?? 'OTHER', isAskedFor: true }
      : null;
  const whole = before ? `${foldName(before)} ${own}` : own;
  const here =
    fieldHere(own, placesIn(question)) ?? (before ? fieldHere(whole, placesIn(`${before} ${question}`)) : null);
  if (!here) return null;
  if (isMexicoCity(places))
    return NOT_HELD_OF_MEXICO_CITY.has(here.field) ? { kind: 'STATE_LAW', place: MEXICO_CITY, ...here } : null;
  return { kind: 'STATE_LAW', place: place.state, ...here };
}

const ASKS_WHERE_IT_RULES =
  /\b(?:que ley(?:es)?|cual ley|(?:una|la|otra) ley (?:de|del|estatal|local)|ley(?:es)? (?:estatal|local|del estado)\w*|rige\w*|aplica\w*|cambia\w*|igual|l[oa]s? mism[oa]s?|distint[oa]s?|diferente\w*|tambien (?:en|aqui)|varia\w*|otro estado)\b/;
/** Who works for the government has laws of their own. */
const OF_THE_GOVERNMENT =
  /\b(?:gobierno|burocrata\w*|dependencia|secretaria de|issste|plaza|base sindical|servidor\w* public\w*)\b/;

export interface Reach {
  /** Key of the federal law; `cpeum` where the Constitution says that Congress makes it for the whole country. */
  law: string;
  place: string;
}

/** The federal law that rules in the state that the question asks about, when the state matters to who asks. */
export function reachAsked({ question, before }: Pick<PlacedQuestion, 'question' | 'before'>): Reach | null {
  const place = placesIn(question).find(({ state }) => state !== null);
  const folded = foldName(question);
  const whole = before ? `${foldName(before)} ${folded}` : folded;
  if (!place || !(before || ASKS_WHERE_IT_RULES.test(folded)) || OF_THE_GOVERNMENT.test(whole)) return null;
  const law = FEDERAL.find(({ law: each, words }) => each !== null && words.test(whole))?.law;
  return law && (law === 'cpeum' || scope.wholeCountry.includes(law)) ? { law, place: place.name } : null;
}

const foreignCountry = new RegExp(
  `\\b(?:${[...scope.countries, 'extranjero', 'otro pais'].map(foldName).join('|')})\\b`,
);
const judgment = { about: new RegExp(scope.foreignJudgments.about), asks: new RegExp(scope.foreignJudgments.asks) };

/** What the law calls it when a judgment from abroad is to count in Mexico; `null` when that is not asked. */
export function foreignJudgmentIn(question: string): string | null {
  const folded = foldName(question);
  return foreignCountry.test(folded) && judgment.about.test(folded) && judgment.asks.test(folded)
    ? scope.foreignJudgments.words
    : null;
}
