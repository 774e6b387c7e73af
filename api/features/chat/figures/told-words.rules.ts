import type { EndingCause } from '#schema/generated/contract.ts';
import { addDays, addMonths } from '#schema/lib/days.ts';
import { foldInPlace, findNumbers, findQuantities, mentionedDays, type Quantity } from '#api/legal-language/index.ts';
import type { Told, WagePeriod } from './figures.types.ts';

/** Reads wage, time, cause, capital, rates and hours in the words of one message. */

const AROUND = 44;

interface Place {
  start: number;
  end: number;
}

/** The words before and behind a place, folded. */
const before = (folded: string, { start }: Place, length = AROUND): string =>
  folded.slice(Math.max(0, start - length), start);
const behind = (folded: string, { end }: Place, length = AROUND): string => folded.slice(end, end + length);

const PERIODS: [WagePeriod, RegExp, RegExp][] = [
  [
    'MONTH',
    /^[\s,]*(?:pesos|pesitos|varos|mxn|m\.?n\.?|libres|netos|brutos|\s)*(?:al? mes|mensual\w*|por mes|cada mes|x mes|\/ ?mes|el mes|de sueldo mensual)/,
    /(?:mensual(?:es|mente)?|(?:al?|por|cada) mes)(?: \w+){0,4}[\s:]*\$?$/,
  ],
  [
    'FORTNIGHT',
    /^[\s,]*(?:pesos|varos|mxn|libres|netos|\s)*(?:a la quincena|quincenal\w*|por quincena|cada quincena|la quincena|x quincena|cada (?:15|quince) dias|cada catorcena|catorcenal\w*)/,
    /(?:quincenal(?:es|mente)?|(?:a la|por|cada) quincena|quincena de|la quincena (?:era|es) de)(?: \w+){0,3}[\s:]*\$?$/,
  ],
  [
    'WEEK',
    /^[\s,]*(?:pesos|varos|mxn|libres|netos|\s)*(?:a la semana|semanal\w*|por semana|cada semana|la semana|x semana|cada sabado|cada viernes)/,
    /(?:semanal(?:es|mente)?|(?:a la|por|cada) semana)(?: \w+){0,3}[\s:]*\$?$/,
  ],
  [
    'DAY',
    /^[\s,]*(?:pesos|varos|mxn|libres|netos|\s)*(?:al dia|diari\w*|por dia|cada dia|el dia|x dia|por jornada|por turno)/,
    /(?:diari[oa]s?|(?:al|por|cada) dia)(?: \w+){0,3}[\s:]*\$?$/,
  ],
];

function periodAround(folded: string, place: Place): WagePeriod | null {
  const [left, right] = [before(folded, place), behind(folded, place)];
  const found = PERIODS.find(([, after]) => after.test(right)) ?? PERIODS.find(([, , ahead]) => ahead.test(left));
  return found?.[0] ?? null;
}

/** The period in an answer such as «sí, al mes» or «quincenal». */
export function periodIn(folded: string): WagePeriod | null {
  if (/\bquincen|catorcen/.test(folded)) return 'FORTNIGHT';
  if (/\bmes\b|mensual/.test(folded)) return 'MONTH';
  if (/\bseman/.test(folded)) return 'WEEK';
  return /\bdia\b|\bdiari/.test(folded) ? 'DAY' : null;
}

const WAGE_AHEAD =
  /(?:\bgan\w+|sueldo|salario|\bcobr\w+|pagaban?|pagan|paga|percib\w+|me daban|me dan|ingresos?|quincena|nomina|raya)(?:(?! (?:debe\w*|presto|preste)) [\w$]+){0,5}[\s$:]*$/;
const NO_WAGE =
  /(?:debe\w*|adeud\w*|prest\w+|pagare|deuda|capital|bono|prestamo|multa|descont\w+|factura|credito|renta|cheque)(?: [\w$]+){0,4}[\s$:]*$/;

const isYearNumber = (value: number, left: string): boolean =>
  Number.isInteger(value) && value >= 1950 && value <= 2035 && /(?:\ben|\bde|\bdel|desde|hasta|ano|año)\s$/.test(left);

interface Amount extends Place {
  value: number;
}

const THOUSANDS = /^\s?k\b/;

/** Amounts of pesos, written with or without «pesos»: numbers that count nothing else and are no date. */
function amountsIn(text: string, today: string): Amount[] {
  const folded = foldInPlace(text);
  const taken: Place[] = [
    ...mentionedDays(text, today),
    ...findQuantities(text).filter(({ unit }) => unit !== 'pesos'),
  ];
  const isTaken = ({ start, end }: Place): boolean => taken.some((each) => start < each.end && end > each.start);
  return findNumbers(text).flatMap(({ value, start, end }) => {
    const place = { start, end };
    const isK = THOUSANDS.test(behind(folded, place, 3));
    const amount = isK ? value * 1000 : value;
    const isPlain = isTaken(place) || isYearNumber(value, before(folded, place, 8)) || amount < 50;
    const isCounted =
      /^\s*(?:anos?|mes(?:es)?|dias?|horas?|semanas?|umas?|por ciento|%|hij\w+|articulos?)(?![a-z])/.test(
        behind(folded, place, 14),
      );
    const isArticle = /(?:art\w*\.?|fraccion|ley|numero|expediente|calle|no\.)\s$/.test(before(folded, place, 12));
    return isPlain || isCounted || isArticle
      ? []
      : [{ value: amount, start, end: isK ? end + behind(folded, place, 3).indexOf('k') + 1 : end }];
  });
}

const decimalText = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

const MINIMUM = /\b(?:gan\w+|cobr\w+|pag\w+|con|por|percib\w+)(?: \w+){0,2} (?:el )?(?:sueldo |salario )?minimo\b/;

function wageIn(text: string, today: string, isOfWork: boolean): Pick<Told, 'wage' | 'sum'> {
  const folded = foldInPlace(text);
  const amounts = amountsIn(text, today);
  const withPeriod = amounts.filter(
    (each) => periodAround(folded, each) !== null && !NO_WAGE.test(before(folded, each)),
  );
  const named = amounts.filter((each) => WAGE_AHEAD.test(before(folded, each)) && !NO_WAGE.test(before(folded, each)));
  const found = withPeriod.at(-1) ?? named.at(-1) ?? (isOfWork && amounts.length === 1 ? amounts[0] : undefined);
  const sum = amounts.filter((each) => each !== found).at(-1);
  const wage = found
    ? { amount: decimalText(found.value), period: periodAround(folded, found) }
    : MINIMUM.test(folded)
      ? { amount: null, period: 'DAY' as const }
      : null;
  return { ...(wage ? { wage } : {}), ...(sum ? { sum: decimalText(sum.value) } : {}) };
}

const CAUSES: [EndingCause, RegExp][] = [
  ['JUSTIFIED_DISMISSAL', /despid\w+ justificad\w+|con causa justificada|por robar|por faltar/g],
  ['WORKER_RESCISSION', /por culpa del patron|rescindi (?:yo )?(?:mi|la|el)|me di por despedid[oa]/g],
  [
    'RESIGNATION',
    /\brenunci\w*|deje (?:el|mi|ese) (?:trabajo|empleo|chamba|jale)|(?:me )?sali de trabajar|me sali (?:de|del|por)|me fui (?:de|del|por)|pienso salirme|voy a dejar (?:el|mi)|me voy a salir/g,
  ],
  [
    'END_OF_TERM',
    /(?:vencio|termino|acabo|no (?:me )?renovaron) (?:mi |el )?contrato|fin de(?:l)? contrato|contrato (?:vencido|temporal)/g,
  ],
  ['RETIREMENT', /\bme jubil\w+|por jubilacion/g],
  ['DEATH', /(?:murio|fallecio) (?:mi|el trabajador)/g],
  [
    'UNJUSTIFIED_DISMISSAL',
    /\bdespid\w*|\bdesped\w*|\bcorri(?:eron|o)\b|\bme corren\b|\bcorrid[oa]s?\b|me echaron|me botaron|me sacaron|me dieron (?:las gracias|de baja)|me liquid(?:aron|an)|rescindieron|me (?:dijeron|pidieron) que ya no|recort(?:aron|e de personal)|dieron las gracias|me quitaron (?:el|mi) trabajo|prescindi\w+/g,
  ],
];
const DENIED = /\b(?:no|nunca|sin que) (?:me )?(?:han )?$/;

function causeIn(folded: string): EndingCause | null {
  let found: { cause: EndingCause; at: number } | null = null;
  for (const [cause, words] of CAUSES)
    for (const match of folded.matchAll(words)) {
      const isDenied = DENIED.test(folded.slice(Math.max(0, match.index - 12), match.index));
      // The first causes of the list hold the words of the last ones: they win at the same place.
      if (!isDenied && (!found || match.index > found.at + 2)) found = { cause, at: match.index };
    }
  return found?.cause ?? null;
}

const HIRED =
  /(?:\bentr[eo]\b|ingres\w+|empec\w+|inici\w+|contrat\w+|desde|comenc\w+|di de alta|alta)(?: [\w,]+){0,5}\s*$/;
const ENDED =
  /(?:\bsali\b|renunci\w*|corri\w+|despid\w*|desped\w*|hasta|termin\w+|deje|ultimo dia|me fui|echaron|baja|\bal?\b)(?: [\w,]+){0,5}\s*$/;
const lastAt = (words: string, pattern: RegExp): number => pattern.exec(words)?.index ?? -1;

const MONTH_NAMES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const MONTH =
  /\b(?<month>ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:tiembre|t)?|setiembre|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)\.?(?: del?)?(?: ano)? (?<year>(?:19|20)\d{2})\b/g;

interface MonthAt extends Place {
  month: string;
}

function monthsIn(folded: string, days: readonly Place[]): MonthAt[] {
  return [...folded.matchAll(MONTH)].flatMap((match) => {
    const place = { start: match.index, end: match.index + match[0].length };
    if (days.some(({ start, end }) => place.start < end && place.end > start)) return [];
    const number = MONTH_NAMES.indexOf((match.groups?.month ?? '').replace('setiembre', 'sep').slice(0, 3)) + 1;
    return [{ ...place, month: `${match.groups?.year}-${String(number).padStart(2, '0')}` }];
  });
}

/** Which days are the first and the last day of work. */
function serviceDays(
  text: string,
  folded: string,
  today: string,
): Pick<Told, 'hired' | 'ended' | 'days' | 'isHiredByMonth' | 'months'> {
  const days = mentionedDays(text, today);
  const months = monthsIn(folded, days);
  const told: Pick<Told, 'hired' | 'ended' | 'days' | 'isHiredByMonth' | 'months'> = {};
  if (days.length > 0) told.days = days.map(({ date }) => date);
  if (months.length > 0) told.months = months.map(({ month }) => month);
  for (const day of days) {
    const left = before(folded, day);
    if (lastAt(left, HIRED) >= 0 && lastAt(left, HIRED) >= lastAt(left, ENDED)) told.hired = day.date;
    else if (lastAt(left, ENDED) >= 0) told.ended = day.date;
  }
  const entered = months.find((each) => HIRED.test(before(folded, each)));
  if (!told.hired && entered) Object.assign(told, { hired: `${entered.month}-01`, isHiredByMonth: true });
  const [one, other] = days;
  if (one && other && days.length === 2 && !(told.hired && told.ended)) {
    const [first, last] = one.date < other.date ? [one.date, other.date] : [other.date, one.date];
    Object.assign(told, { hired: first, ended: last });
  }
  return told;
}

const AGO = /\b(?:hace|hara|desde hace)(?: (?:como|unos|unas|casi|ya|mas de|apenas))* $/;
const NOT_SERVICE =
  /^\s*(?:de (?:salario|sueldo|vacaciones|aguinaldo|edad|atraso|retraso|mora)|sin pag|que no|atras|para|vencid|de interes)/;

const monthsOf = ({ value, unit }: Quantity): number | null =>
  unit === 'years' ? Math.round(value * 12) : unit === 'months' ? Math.round(value) : null;

function backFrom(today: string, { value, unit }: Quantity): string | null {
  if (unit === 'days') return addDays(today, -Math.round(value));
  if (unit === 'weeks') return addDays(today, -Math.round(value * 7));
  const months = monthsOf({ value, unit } as Quantity);
  return months === null ? null : addMonths(today, -months);
}

function timesIn(text: string, folded: string, today: string): Told {
  const told: Told = {};
  for (const quantity of findQuantities(text)) {
    // «cumplí dos años» in a firm is read as an age: nobody of that age works.
    const isServed = quantity.value < 15 && /cumpl\w+ $/.test(before(folded, quantity, 12));
    if (quantity.isAge && !isServed) continue;
    const [left, right] = [before(folded, quantity, 34), behind(folded, quantity, 40)];
    const months = monthsOf(quantity);
    if (AGO.test(left)) {
      const day = backFrom(today, quantity);
      // «trabajo ahí desde hace tres años», «entré hace dos años».
      const isEntry =
        /\b(?:entr[eo]|ingrese|empece|trabaj\w+|labor\w+|estoy)(?: \w+){0,4} (?:desde )?hace(?: \w+)? $/.test(
          before(folded, quantity, 60),
        );
      const hasLeft = ENDED.test(before(folded, quantity, 60).replace(AGO, ''));
      if (day && isEntry && !hasLeft) told.hired = addDays(day, 1);
      else if (day) told.since = day;
      continue;
    }
    if (months !== null && !NOT_SERVICE.test(right) && !/(?:de|cada|a|por) los? $|durante los ultimos $/.test(left))
      told.serviceMonths ??= months;
    if (quantity.unit === 'days') {
      if (
        /^\s*(?:pendientes )?de vacaciones|^\s*(?:de vacaciones )?(?:sin gozar|pendientes)/.test(right) &&
        /vacacion/.test(folded)
      )
        told.vacationDays = String(quantity.value);
      else if (/^\s*de aguinaldo/.test(right) || /aguinaldo(?: (?:me|nos|dan|pagan|son|de))* $/.test(left))
        told.aguinaldoDays = String(quantity.value);
      else if (/^\s*(?:de (?:salario|sueldo)|trabajados? sin|sin pag|que no me)/.test(right))
        told.unpaidDays = String(quantity.value);
    }
    if (quantity.unit === 'uma' || quantity.unit === 'wages')
      told.units = { count: String(quantity.value), unit: quantity.unit === 'uma' ? 'UMA' : 'WAGE' };
    if (quantity.unit === 'percent') {
      const around = `${left} ${right}`;
      const period = /^\s*(?:de interes(?:es)? )?(?:mensual\w*|al mes|por mes|cada mes)/.test(right)
        ? 'MONTH'
        : /^\s*(?:de interes(?:es)? )?(?:anual\w*|al ano|por ano)/.test(right)
          ? 'YEAR'
          : null;
      if (period) told.rate = { percent: String(quantity.value), period, isMoratory: /moratori/.test(around) };
      else told.percent = String(quantity.value);
    }
  }
  return told;
}

const WEEK_DAYS: [RegExp, number][] = [
  [/de lunes a viernes|lunes a viernes|entre semana/, 5],
  [/de lunes a sabado|lunes a sabado/, 6],
  [/de lunes a domingo|todos los dias/, 7],
];

/** Extra hours: of each day, or of a week that is spread over as few days as hold three each. */
function hoursIn(text: string, folded: string): Pick<Told, 'hoursByDay' | 'areHoursSpread'> {
  if (!/extra/.test(folded)) return {};
  const hours = findQuantities(text).find(({ unit, value }) => unit === 'hours' && value > 0);
  if (!hours) return {};
  const right = behind(folded, hours, 60);
  const isDaily = /^\s*(?:extras? )?(?:diari\w*|al dia|por dia|cada dia|todos los dias)/.test(right);
  const named = WEEK_DAYS.find(([words]) => words.test(folded))?.[1];
  const said = /\b(\d|dos|tres|cuatro|cinco|seis|siete) dias/.exec(folded)?.[1];
  const words = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
  const days = named ?? (said ? (/\d/.test(said) ? Number(said) : words.indexOf(said)) : null);
  const each = String(hours.value);
  if (days !== null && days <= 7) return { hoursByDay: Array.from({ length: days }, () => each) };
  if (isDaily) return {};
  const count = Math.min(6, Math.max(1, Math.ceil(hours.value / 3)));
  const share = String(Math.round((hours.value / count) * 100) / 100);
  return { hoursByDay: Array.from({ length: count }, () => share), areHoursSpread: count > 1 };
}

/** What one message says. `isOfWork`: the conversation is about work, so a bare amount is a wage. */
export function readTold(text: string, today: string, isOfWork: boolean): Told {
  const folded = foldInPlace(text).toLowerCase();
  const cause = causeIn(folded);
  const year = /\b(?:en|del?|ano) (20\d{2})\b/.exec(folded)?.[1];
  return {
    ...wageIn(text, today, isOfWork),
    ...serviceDays(text, folded, today),
    ...timesIn(text, folded, today),
    ...hoursIn(text, folded),
    ...(cause ? { cause } : {}),
    ...(year ? { year: Number(year) } : {}),
    ...(/\bfrontera|tijuana|ciudad juarez|mexicali|reynosa|nuevo laredo|matamoros|zona libre/.test(folded)
      ? { isAtBorder: true }
      : {}),
  };
}
