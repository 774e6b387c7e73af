import type { NoticeMethod } from '#schema/generated/contract.ts';
import { type DateAt, findDates } from '#api/legal-language/index.ts';
import type { NoticeText } from './notice-text.rules.ts';

/** Finds the dates of a court order and what each means. */

/** `DECIDED`: the date of the text itself; `MENTIONED`: of another ruling that it mentions. */
type DateMeaning = 'NOTIFIED' | 'PUBLISHED' | 'DECIDED' | 'MENTIONED' | 'EFFECT' | 'HEARING' | 'RECEIVED' | 'OTHER';

export interface NoticeDate {
  /** `YYYY-MM-DD`. */
  date: string;
  meaning: DateMeaning;
  start: number;
  end: number;
}

/** Words before a date that show its meaning; the nearest ones decide. */
const BEFORE: readonly [DateMeaning, RegExp][] = [
  ['EFFECT', /\bsurti(?:o|endo|a|eron|ra)\b[^.\n]{0,20}efectos|\bsurte efectos/g],
  [
    'NOTIFIED',
    /\bnotifi(?:cad[oa]s?|que|co|ca|caron|cacion(?:es)?)\b|\bnotificandose|\bemplazad[oa]s?\b|\bemplaz(?:o|aron|e)\b|\bconsultad[oa]s?\b|\bse le hizo saber|\btuvo conocimiento|\bhizo conocedor/g,
  ],
  ['RECEIVED', /\brecibid[oa]s?:?|\bacuse de recib[oa]|\bsello de recibido/g],
  [
    'PUBLISHED',
    /\bpublicad[oa]s?\b|\bpublicacion\b|\bpublico\b|\bpublica\b|\bboletin (?:judicial|jurisdiccional|electronico|laboral)?|\blista(?: de (?:acuerdos|notificaciones|publicacion))?\b|\bestrados\b|\bgaceta\b/g,
  ],
  ['HEARING', /\baudiencias?\b|\bhoras?\b|\bdiligencia\b|\bcomparecencia\b|\btendra verificativo|\bdesahogo\b/g],
  [
    'MENTIONED',
    /\bacuerdos del?\b|\b(?:auto|acuerdo|proveido|sentencia|resolucion|laudo|determinacion|interlocutoria|ejecutoria|acta|oficio)\b(?: [a-z]{2,14}){0,2} de(?: fecha)?\b|\bde fecha\b|\bfecha (?:del|de la|de) (?:auto|acuerdo|proveido|sentencia|resolucion|emision|laudo|oficio)\b|\bdictad[oa]s?\b|\bdicto\b|\bemitid[oa]s?\b|\bpronunciad[oa]s?\b|\bengrosar\b|\bsesion de\b/g,
  ],
];
/** «siendo las doce horas del día …, el actuario … notificó»: the meaning comes after the date. */
const RECORD =
  /^[^\n;]{0,160}?\b(?:notifi(?:co|que)|se constituyo|me constitui|se emplazo|procedi[oa]? a (?:notificar|emplazar)|emplazarl[ao])\b/;
/** «El día 17 de noviembre el actuario emplazó a la demandada»: without another act or date in between. */
const SUMMONED =
  /^(?:(?!\b(?:dict|acord|admit|admis|orden|radic|previn|dos mil\b|20\d\d\b))[^\n;.]){0,120}?\b(?:(?:actuari[oa]|notificador[a]?|ejecutor[a]?|diligenciari[oa])\b(?:(?!\b(?:orden|dos mil\b|20\d\d\b))[^\n;.]){0,60}?\bemplaz(?:o|aron|e)\b|(?:fue|fueron|quedo|quedaron) emplazad)/;
/** «En veinte de noviembre de dos mil veintiséis, se publicó en la lista el auto que antecede. Conste.» */
const POSTED = /^,? (?:[a-z]{1,12} ){0,4}?se (?:publico|fijo|listo)\b/;
/** The date of a decision follows its place: «Guadalajara, Jalisco, a 3 de marzo de 2026.» */
const DATELINE =
  /(?:^|[\n.])[^.;:\n]{3,70}[,;.] ?(?:(?:a|al) )?(?:(?:el )?dia )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)?,? ?(?:\d{1,2} )?$/;
/** The place may be followed by more: «Ciudad de México. Acuerdo de Presidencia de …». */
const ORDERED = /\b(?:se senalan?|se fijan?|senalandose|tendra verificativo|se cita|para la celebracion)\b/;

/** «hasta hoy treinta de enero»: the day on which a judge completed the text. */
const TODAY = /\b(?:hasta )?hoy,? (?:dia )?$/;
/** «Miércoles 21 de enero de 2026 BOLETÍN JUDICIAL»: a heading with its date first. */
const HEADED = /^[ ,.-]{0,6}(?:boletin|lista de)/;

const WINDOW = 110;

const lastOf = (pattern: RegExp, text: string): number => {
  let last = -1;
  for (const { index, 0: words } of text.matchAll(pattern)) last = index + words.length;
  return last;
};

/** «Boletín Judicial No. 31. Jueves 19 de febrero»: a heading continues after its stop. */
const HEADING = /\b(?:boletin|lista)\b[^\n]{0,40}[.,] ?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)? ?$/;
/** A record begins with its date: «En Tijuana, a las 10:30 horas del …, se constituyó». */
const OPENS = /(?:^|\n|\. )[^a-z]{0,4}(?:en|el|al?|siendo)\b[^.\n]{0,80}$/;

function meaningOf({ prose }: NoticeText, { start, end }: DateAt, floor: number): DateMeaning {
  const whole = prose.slice(Math.max(floor, start - WINDOW), start);
  const sentence = whole.slice(Math.max(whole.lastIndexOf('. '), whole.lastIndexOf('\n'), whole.lastIndexOf(';')) + 1);
  const line = whole.slice(whole.lastIndexOf('\n') + 1);
  const said =
    nearestOf(sentence) ??
    (HEADING.test(line) ? 'PUBLISHED' : null) ??
    (HEADED.test(prose.slice(end, end + 20)) ? 'PUBLISHED' : null) ??
    (DATELINE.test(whole) || TODAY.test(whole) ? 'DECIDED' : (nearestOf(line) ?? 'OTHER'));
  if (said === 'NOTIFIED' || said === 'PUBLISHED' || ORDERED.test(sentence)) return said;
  if (POSTED.test(prose.slice(end, end + 60))) return 'PUBLISHED';
  const after = prose.slice(end, end + 190);
  if (!RECORD.test(after.slice(0, 170)) && !SUMMONED.test(after)) return said;
  return said === 'HEARING' || said === 'OTHER' || OPENS.test(whole) ? 'NOTIFIED' : said;
}

function nearestOf(before: string): DateMeaning | null {
  const found = BEFORE.map(([meaning, pattern]) => ({ meaning, at: lastOf(pattern, before) })).filter(
    ({ at }) => at >= 0,
  );
  const [best] = found.toSorted((a, b) => b.at - a.at);
  // In «notificó la sentencia de …» the date is the judgment's; in «notificación de fecha …» the notice's.
  const notice = found.find(({ meaning }) => meaning === 'NOTIFIED' || meaning === 'PUBLISHED');
  if (best?.meaning === 'MENTIONED' && notice && /\bde fecha $|^[^a-z]*de fecha/.test(before.slice(notice.at)))
    return /\b(?:auto|acuerdo|proveido|sentencia|resolucion|laudo|oficio)\b/.test(before.slice(notice.at))
      ? 'MENTIONED'
      : notice.meaning;
  return best?.meaning ?? null;
}

const pad = (value: number): string => String(value).padStart(2, '0');
const isoOf = (year: number, month: number, day: number): string => `${year}-${pad(month)}-${pad(day)}`;
/** Words that refer to the year of the text, and to that of the date before. */
const THIS_YEAR =
  /^,? ?(?:del? )?(?:(?:mes y )?ano (?:en curso|actual|que (?:transcurre|corre))|presente ano|este ano|los corrientes)/;
const SAME_YEAR =
  /^,? ?(?:del? )?(?:(?:mismo|propio|citado|referido|indicado) ano|ano (?:citado|referido|indicado|en cita))/;

/** Other years are reading errors. */
const isLikely = (year: number): boolean => year >= 1990 && year <= 2100;

const MAX_DATES = 200;

/** «dieciséis (16) de enero», «26 (veintiséis) de mayo»: one number written twice. */
const DOUBLES = /[a-z]{3,15}(?: y [a-z]{3,6})? \((\d{1,2})\)|\b(\d{1,2}) \([a-z]{3,15}(?: y [a-z]{3,6})?\)/g;

/** Dates of the text with repeated numbers removed, at their original places. */
function daysOf({ folded }: NoticeText): DateAt[] {
  const doubles: { start: number; end: number }[] = [];
  const once = folded.replace(
    DOUBLES,
    (all: string, inside: string | undefined, outside: string | undefined, at: number) => {
      doubles.push({ start: at, end: at + all.length });
      return (inside ?? outside ?? '').padStart(all.length, ' ');
    },
  );
  return findDates(once)
    .slice(0, MAX_DATES)
    .map((day) => {
      const double = doubles.find(({ start, end }) => start <= day.start && day.start < end);
      return double ? { ...day, start: double.start } : day;
    });
}

/** The year of a date without one, when the words or earlier dates are clear; else `null`, and the date is dropped. */
function yearOf(day: DateAt, folded: string, before: NoticeDate | undefined, ofText: number | null): number | null {
  if (day.year !== null) return day.year;
  const after = folded.slice(day.end, day.end + 40);
  if (THIS_YEAR.test(after)) return ofText;
  const year = before ? Number(before.date.slice(0, 4)) : null;
  if (year === null || SAME_YEAR.test(after)) return year;
  // «28 de diciembre de 2025 … 5 de enero»: the year is unknown.
  return isoOf(year, day.month, day.day) >= (before?.date ?? '') ? year : null;
}

function datesWith(notice: NoticeText, days: readonly DateAt[], ofText: number | null): NoticeDate[] {
  const found: NoticeDate[] = [];
  for (const [index, day] of days.entries()) {
    const year = yearOf(day, notice.folded, found.at(-1), ofText);
    if (year === null || !isLikely(year)) continue;
    const meaning = meaningOf(notice, day, days[index - 1]?.end ?? 0);
    found.push({ date: isoOf(year, day.month, day.day), meaning, start: day.start, end: day.end });
  }
  return found;
}

/** The year of the text, for «del año en curso»: of its own date, or the only one that it names. */
function yearOfText(dates: readonly NoticeDate[]): number | null {
  const own = dates.find(({ meaning }) => meaning === 'DECIDED');
  const years = new Set(dates.map(({ date }) => date.slice(0, 4)));
  const [only] = own ? [own.date.slice(0, 4)] : years.size === 1 ? years : [];
  return only === undefined ? null : Number(only);
}

/** Every date of a text with its meaning, in its order. */
export function findNoticeDates(notice: NoticeText): NoticeDate[] {
  const days = daysOf(notice);
  const whole = datesWith(
    notice,
    days.filter(({ year }) => year !== null),
    null,
  );
  const found = datesWith(notice, days, yearOfText(whole));
  if (found.some(({ meaning }) => meaning === 'DECIDED')) return found;
  // Without a date of its own, the first ruling that a text mentions is itself.
  const first = found.find(({ meaning }) => meaning === 'MENTIONED');
  return found.map((each) => (each === first ? { ...each, meaning: 'DECIDED' } : each));
}

const SAID_IN_HEARING =
  /\bnotificad[oa]s\b[^.\n]{0,60}\baudiencia|\baudiencia\b[^.\n]{0,60}\bnotificad[oa]s\b|\bnotificad[oa]s? en (?:este acto|el acto)/;
/** «En esta fecha … notifiqué»: the date is that of the record. */
const THIS_DAY =
  /\b(?:en esta (?:misma )?fecha|el dia de hoy|con esta fecha)\b[^\n;]{0,140}\b(?:notifi(?:que|co|ca)|se (?:publico|fijo|listo))\b/;

/** The date from which a term would count; the order's own date only when it was notified on that day. */
export function noticeDateOf(notice: NoticeText, dates: readonly NoticeDate[]): NoticeDate | null {
  const first = (...meanings: DateMeaning[]): NoticeDate | null =>
    meanings.flatMap((meaning) => dates.find((each) => each.meaning === meaning) ?? [])[0] ?? null;
  const notified = first('NOTIFIED');
  if (notified) return notified;
  if (THIS_DAY.test(notice.prose)) return first('DECIDED', 'HEARING');
  if (SAID_IN_HEARING.test(notice.prose)) return first('HEARING', 'DECIDED');
  return first('RECEIVED', 'PUBLISHED');
}

export interface MethodAt {
  method: NoticeMethod;
  /** Whether it was done, or only ordered. */
  isDone: boolean;
  start: number;
  end: number;
}

/** Method, `isDone` and words; a method in a heading is done too. */
const METHODS: readonly [NoticeMethod, boolean, RegExp][] = [
  ['TAX_MAILBOX', true, /\bbuzon tributario\b/g],
  ['EDICT', true, /\bedictos?\b/g],
  ['CERTIFIED_MAIL', true, /\bcorreo (?:registrado|certificado)\b/g],
  ['HEARING', true, new RegExp(SAID_IN_HEARING.source, 'g')],
  [
    'ELECTRONIC',
    true,
    /\bbuzon (?:electronico|judicial)\b|\bconstancia de consulta\b|\bnotificacion electronica\b|\b(?:por|via|medios?|forma) electronic[oa]s?\b|\bcorreo electronico institucional\b/g,
  ],
  [
    'PERSONAL',
    true,
    /\bcedula de notificacion personal|\bnotifi(?:co|que|cad[oa]s?|ca)\b[^.;\n]{0,40}\bpersonal(?:mente)?\b|\bnotificacion personal\b|\ben forma personal\b|\bde manera personal\b|\bpersonalmente\b[^.;\n]{0,30}\bnotifi(?:co|que|cad[oa])|\b(?:actuari[oa]|notificador[a]?)\b[^.\n]{0,120}\b(?:notifico|emplaz[oa]\w*|constituyo)/g,
  ],
  ['CEDULA', true, /\bcedula (?:de notificacion )?(?:fijada|dejada|que se dejo|por instructivo)|\binstructivo\b/g],
  ['BULLETIN', true, /\bboletin (?:judicial|jurisdiccional|laboral|electronico)\b/g],
  ['LIST', true, /\blista(?: de (?:acuerdos|notificaciones|publicacion|hoy))?\b|\bestrados\b/g],
  [
    'OFFICIAL_LETTER',
    true,
    /\bnotifi(?:co|cado|que|cada)\b[^.;\n]{0,20}\bpor oficio\b|(?:^|\n)oficio (?:no\.? |num\.? |numero )?\d/g,
  ],
  ['BULLETIN', true, /\ben el boletin\b/g],
  ['BULLETIN', false, /\b(?:por|mediante|a traves de)(?: medio de)?(?:l| el)? boletin\b/g],
  ['PERSONAL', false, /\bpersonal(?:mente)?\b/g],
  ['OFFICIAL_LETTER', false, /\bpor oficio\b/g],
];
/** «Notifíquese por lista»: ordered, not done. */
const ORDER = /\b(?:notifiquese|emplacese|hagase saber|publiquese|debera notificarse|notificar)\b[^.\n]{0,60}$/;
const LETTER_OF_AUTHORITY = /\ble notifico\b|\ba la comision\b|\bal director\b/;

/** The method of notice: done ones before ordered ones, those near the date of the notice first. */
export function findMethod({ prose: folded }: NoticeText, day: NoticeDate | null): MethodAt | null {
  const found: (MethodAt & { rank: number })[] = [];
  for (const [order, [method, canBeDone, pattern]] of METHODS.entries())
    for (const { index, 0: words } of folded.matchAll(pattern)) {
      if (found.length > 60) break;
      const isDone = canBeDone && !ORDER.test(folded.slice(Math.max(0, index - 80), index));
      if (method === 'OFFICIAL_LETTER' && isDone && !/notifi/.test(words) && !LETTER_OF_AUTHORITY.test(folded))
        continue;
      const distance = day ? Math.min(Math.abs(index - day.end), Math.abs(day.start - index)) : 0;
      const rank = (isDone ? 1000 : 0) + (day && distance < 130 ? 200 - distance : 0) - order;
      found.push({ method, isDone, start: index, end: index + words.length, rank });
    }
  return found.toSorted((a, b) => b.rank - a.rank || a.start - b.start)[0] ?? null;
}
