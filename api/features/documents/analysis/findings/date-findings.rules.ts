import { addDays } from '#schema/lib/days.ts';
import { findQuantities } from '#api/legal-language/index.ts';
import type { FindingRule, Hit, PlacedFact, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';
import { isDue } from './reading.rules.ts';

/** Dates that cannot be in the order in which they stand, and powers that were over when they were used. */

const spanOf = ({ start, end }: PlacedFact) => ({ start, end });

/** «del 1 de marzo de 2022 al 28 de febrero de 2021»: what stands between two days of one period. */
const PERIOD =
  /^[\s,]*(?:\([^)]{0,40}\)[\s,]*)?(?:y\s+)?(?:hasta\s+(?:el\s+)?(?:dia\s+)?|al\s+(?:dia\s+)?|a\s+|para\s+)?(?:(?:en que\s+)?(?:se\s+)?(?:conclui|concluy|termin|venc|finaliz|fenec|expir)[a-z]*\s+(?:precisamente\s+)?(?:el\s+)?(?:dia\s+)?)?$/;
const ENDS = /(?:\bal\b|\bhasta\b|conclui|concluy|termin|venc|finaliz|fenec|expir)/;

function periods({ dates, plain }: Reading): Hit[] {
  return dates.flatMap((from, at): Hit[] => {
    const to = dates[at + 1];
    if (!to || to.start - from.end > 90 || to.fact.value >= from.fact.value) return [];
    const between = plain.slice(from.end, to.start);
    if (!PERIOD.test(between) || !ENDS.test(between)) return [];
    const before = plain.slice(Math.max(0, from.start - 60), from.start);
    if (!/\b(?:del|desde|partir|inici|comenz|empez|vigen|vigor|entre|plazo|dia|el)\b|inici|comenz|empez/.test(before))
      return [];
    return [{ at: { start: from.start, end: to.end }, values: [from.fact.value, to.fact.value] }];
  });
}

const BEGINS = /(?:inici|comenz|comienz|empez|empiez|a partir|en vigor|surtira)[^.;]{0,40}$/;
const STOPS = /(?:\bvence|vencera|vencimiento|conclu|termin[ao]|terminara|finaliz|fenece|expira|\bfin\b)[^.;]{0,40}$/;

/** Beginning and end that are told apart: «it begins on … . It ends on …». */
function tellsApart({ dates, plain, tailStart }: Reading): Hit[] {
  const before = (date: PlacedFact, at: number): string =>
    plain.slice(Math.max(dates[at - 1]?.end ?? 0, date.start - 90), date.start);
  return dates.flatMap((date, at): Hit[] => {
    const next = dates[at + 1];
    if (!next || next.start - date.end > 140 || next.start > tailStart) return [];
    const [first, second] = [before(date, at), before(next, at + 1)];
    const isOrdered = BEGINS.test(first) && STOPS.test(second) && next.fact.value < date.fact.value;
    const isReversed = STOPS.test(first) && BEGINS.test(second) && date.fact.value < next.fact.value;
    if (!isOrdered && !isReversed) return [];
    const [from, to] = isOrdered ? [date, next] : [next, date];
    return [{ at: { start: date.start, end: next.end }, values: [from.fact.value, to.fact.value] }];
  });
}

/** A due day before the day of signing. */
function dueBeforeSigning(reading: Reading): Hit[] {
  const { signedOn, dates, plain } = reading;
  if (!signedOn) return [];
  return dates
    .filter((due) => due.fact.value < signedOn && isDue(plain, due))
    .slice(0, 1)
    .map((due) => ({ at: spanOf(due), values: [signedOn, due.fact.value] }));
}

/** What had happened already when the document was signed. */
const HAPPENED =
  /(?:celebrad[oa]|otorgad[oa]|pasad[oa]|firmad[oa]|suscrit[oa]|inscrit[oa]|expedid[oa]|constituid[oa]|practicad[oa]|levantad[oa]|dictad[oa]|emitid[oa]|notificad[oa]|fallecid[oa]|fallecio|murio|nacio|nacid[oa]|adquirio|se constituyo|fue (?:nombrad|designad|inscrit)[oa]|de fecha|con fecha|con poder que le otorgo)\s+(?:[^.;]{0,40}?\s)?(?:el\s+|del?\s+|con\s+fecha\s+(?:del?\s+)?)?(?:dia\s+|fecha\s+)?$/;
/** A verb that tells what happened, in the clause of a date. */
const TOLD = /(?<!\p{L})\p{L}{2,}(?:ó|aron|ieron)(?!\p{L})[^.;]{0,55}$/u;
const TO_COME =
  /(?:se celebrara|celebrarse|debera|vencera|vence|sera|pagara|se pagara|a mas tardar|vigente hasta|vigencia|hasta)\b[^.;]{0,60}$/;

/** «the assembly of 29 January» in a deed of 13 January. */
function laterThanSigning(reading: Reading): Hit[] {
  const { signedOn, dates, plain, understood, tailStart } = reading;
  if (!signedOn || !['DEED', 'POWER_OF_ATTORNEY', 'CONTRACT', 'WILL', 'CLAIM'].includes(understood.type)) return [];
  return dates
    .filter(({ fact, start }) => {
      if (fact.value <= signedOn || start >= tailStart) return false;
      const before = plain.slice(Math.max(0, start - 75), start);
      const told = reading.span(Math.max(0, start - 75), start);
      const isTold = HAPPENED.test(before) || TOLD.test(understood.text.slice(told.start, told.end));
      return isTold && !TO_COME.test(before) && !/convin|acord|pact|fij[oa]|oblig|señal|senal/.test(before);
    })
    .slice(0, 3)
    .map((late) => ({ at: spanOf(late), values: [signedOn, late.fact.value] }));
}

const FACTS_HEAD = /(?:^|\n)[ \t]*(?:[ivx\d]+[.)]?\s*)?(?:capitulo de |relacion de )?hechos\b/;
const PAST = /\b(?:el|dia|desde|fecha|del)\s+$/;

/** A fact of a claim that is later than the claim. */
function factAfterClaim(reading: Reading): Hit[] {
  const { signedOn, dates, plain, tailStart } = reading;
  const from = plain.search(FACTS_HEAD);
  if (!signedOn || from < 0) return [];
  const law = plain.slice(from).search(/\n[ \t]*(?:derecho|fundamentos|pruebas)\b/);
  const to = law < 0 ? tailStart : from + law;
  return dates
    .filter(({ fact, start }) => {
      const before = plain.slice(Math.max(0, start - 70), start);
      return start > from && start < to && fact.value > signedOn && PAST.test(before) && !TO_COME.test(before);
    })
    .slice(0, 2)
    .map((late) => ({ at: spanOf(late), values: [signedOn, late.fact.value] }));
}

/** Pairs of events that have one order: first, then second. */
const ORDER: readonly [RegExp, RegExp][] = [
  [
    rx(
      /\b(?:ingres[eo]|ingresaron|entre a (?:trabajar|laborar)|comence a|comenzo a (?:trabajar|prestar|laborar)|inicie|inicio (?:mi|la|su) relacion|fui contratad[oa]|(?:lo|la|me) contrat(?:o|aron)|empece a)/,
    ),
    rx(
      /\b(?:despid(?:io|ieron)|fui despedid[oa]|fue despedid[oa]|despido|separ(?:o|aron) de|estas? despedid[oa]|ya no hay trabajo)/,
    ),
  ],
  [
    rx(
      /\b(?:preste|presto|prestamos|le entregue|recibio (?:en prestamo|un prestamo)|me (?:solicito|pidio) (?:un prestamo|en prestamo|prestad))/,
    ),
    rx(/\b(?:vencio|dej[oe] de pagar|no pago|se nego a pagar|requeri)/),
  ],
  [
    rx(
      /\b(?:celebr(?:e|o|amos|aron)|firm(?:e|o|amos|aron)|suscribi(?:o|eron)?) (?:con [^.;]{0,60})?(?:un |el |una |la |contrato|pagare|convenio)/,
    ),
    rx(/\b(?:dej[oe] de pagar|incumpli(?:o|eron)|vencio|se nego a|requeri|requirio)/),
  ],
  [
    rx(/\b(?:contraj(?:e|o|imos|eron) matrimonio|nos casamos|se cas(?:o|aron))/),
    rx(/\b(?:nos separamos|se separ(?:o|aron)|abandono (?:el|la|nuestro)|dejo el domicilio)/),
  ],
];

/** The first date near an event, behind it before another sentence, or before it in the same one. */
function dateOf(
  reading: Reading,
  pattern: RegExp,
  from: number,
  to: number,
): (PlacedFact & { eventAt: number }) | null {
  for (const match of reading.plain.slice(from, to).matchAll(pattern)) {
    const start = from + match.index;
    const sentence = sentenceAround(reading.plain, start, start + match[0].length);
    const near = reading.dates
      .filter((date) => date.start >= sentence.start && date.end <= sentence.end)
      .toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))[0];
    if (near) return { ...near, eventAt: start };
  }
  return null;
}

function eventsOutOfOrder(reading: Reading): Hit[] {
  const from = Math.max(0, reading.plain.search(FACTS_HEAD));
  return ORDER.flatMap(([first, second]): Hit[] => {
    const one = dateOf(reading, first, from, reading.tailStart);
    const other = dateOf(reading, second, from, reading.tailStart);
    if (!one || !other || one.start === other.start || one.fact.value <= other.fact.value) return [];
    const begin = sentenceAround(reading.plain, one.eventAt, one.eventAt);
    return [
      {
        at: { start: Math.max(begin.start, Math.min(one.eventAt, one.start)), end: Math.max(one.end, one.eventAt + 1) },
        related: [spanOf(other)],
        values: [one.fact.value, other.fact.value],
      },
    ];
  });
}

const POWER = /\b(?:poder|mandato|carta poder)\b/;
const LASTS = rx(/(?:plazo|vigencia|duracion|vigente|por el termino|valido|validez)[^.;]{0,60}/);

const plusTime = (day: string, years: number, months: number, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const total = year * 12 + (month - 1) + years * 12 + months;
  const moved = `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}-${String(Math.min(date, 28)).padStart(2, '0')}`;
  return addDays(moved, days);
};

/** A power whose time was over on the day of the act that rests on it. */
function expiredPower(reading: Reading): Hit[] {
  const { plain, dates, signedOn, understood, tailStart } = reading;
  const hits: Hit[] = [];
  for (const match of plain.matchAll(LASTS)) {
    const at = match.index;
    const phrase = sentenceAround(plain, at, at + match[0].length);
    const context = plain.slice(Math.max(0, phrase.start - 420), phrase.end);
    const own = plain.slice(phrase.start, phrase.end);
    if (!POWER.test(understood.type === 'POWER_OF_ATTORNEY' ? context : own)) continue;
    const inside = dates.filter((date) => date.start >= phrase.start && date.end <= phrase.end);
    const behind = inside.filter((date) => date.start >= at);
    const until = behind.find((date) =>
      /(?:hasta|\bal|conclu|termin|venc|fenec|expir)[^.;]{0,40}$/.test(plain.slice(at, date.start)),
    );
    const time = findQuantities(plain.slice(at, at + 90)).find(({ unit }) =>
      ['years', 'months', 'days'].includes(unit),
    );
    let end: string | null = until?.fact.value ?? null;
    if (!end && time) {
      const granted =
        inside.findLast((date) => date.end <= at) ??
        dates.findLast(
          (date) => date.end <= phrase.start && phrase.start - date.end < 400 && date.fact.value !== signedOn,
        );
      if (granted)
        end = plusTime(
          granted.fact.value,
          time.unit === 'years' ? time.value : 0,
          time.unit === 'months' ? time.value : 0,
          time.unit === 'days' ? time.value : 0,
        );
    }
    if (!end) continue;
    // What rests on it: the act that is named, else the document itself where the power is another's.
    const limit = end;
    const acts = dates.filter(
      (date) =>
        date.start > phrase.start - 700 &&
        date.start < Math.min(tailStart, phrase.end + 500) &&
        date !== until &&
        date.fact.value > limit &&
        /(?:se celebrara|celebrarse|celebrada|tendra lugar|se llevara a cabo|asamblea|audiencia|comparec|otorg|firma)[^.;]{0,70}$/.test(
          plain.slice(Math.max(0, date.start - 90), date.start),
        ),
    );
    const isOwn = understood.type === 'POWER_OF_ATTORNEY' && until !== undefined;
    const usedOn =
      acts[0]?.fact.value ??
      (signedOn &&
      signedOn > end &&
      (isOwn || /(?:otorgo|confirio|le fue|conferido|sustituye|acredita|escritura|apoderad)/.test(context))
        ? signedOn
        : null);
    if (!usedOn || usedOn <= end) continue;
    hits.push({
      at: { start: phrase.start, end: phrase.end },
      related: acts[0] ? [spanOf(acts[0])] : [],
      values: [end, usedOn],
    });
    break;
  }
  return hits;
}

export const dateRules: readonly FindingRule[] = [
  {
    code: 'dates.period',
    severity: 'HIGH',
    types: ['CONTRACT', 'DEED', 'POWER_OF_ATTORNEY', 'CLAIM'],
    find: (reading) => {
      const found = periods(reading);
      return found.length > 0 ? found : tellsApart(reading);
    },
  },
  {
    code: 'dates.due_before_signing',
    severity: 'HIGH',
    types: ['PROMISSORY_NOTE'],
    find: dueBeforeSigning,
  },
  {
    code: 'dates.later_than_signing',
    severity: 'HIGH',
    types: ['DEED', 'POWER_OF_ATTORNEY', 'CONTRACT', 'WILL', 'CLAIM'],
    find: (reading) => (reading.understood.type === 'CLAIM' ? factAfterClaim(reading) : laterThanSigning(reading)),
  },
  { code: 'dates.events', severity: 'HIGH', types: ['CLAIM'], find: eventsOutOfOrder },
  {
    code: 'power.expired',
    severity: 'HIGH',
    types: ['POWER_OF_ATTORNEY', 'DEED', 'CONTRACT', 'CLAIM'],
    find: expiredPower,
  },
];
