import { addDays } from '#schema/lib/days.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { CountInput } from '#api/features/deadlines/counting/counting.types.ts';
import { findRegime } from '#db/content/deadlines/regimes.ts';
import type { NoticeMethod, TermCitation, TermUnit } from '#db/content/deadlines/term-rule.ts';

/** The facts of a deadline that was computed by hand. The result (effect, days, due) is not used here. */
export interface DeadlineRecord {
  id: string;
  law: string;
  articles: string[];
  act: string;
  rule: { n: number; unit: string; text: string };
  method: string;
  /** `YYYY-MM-DD`, with `THH:MM` when hours run. */
  notified_on: string;
  jurisdiction: string;
}

const statuteOf = (citation: TermCitation): string => citation.split(':')[0] ?? '';

const UNITS: [RegExp, TermUnit][] = [
  [/fijo|fecha/, 'DAY_OF_MONTH'],
  [/hora/, 'HOURS'],
  [/habil/, 'WORKING_DAYS'],
  [/natural/, 'CALENDAR_DAYS'],
  [/\bmes/, 'MONTHS'],
  [/\ba(n|ni)os?\b/, 'YEARS'],
  [/dia/, 'WORKING_DAYS'],
];

/** Statutes whose days are calendar days by default. */
const CALENDAR_LAWS = new Set(['lagraria', 'lgtoc', 'lfpc', 'cpf', 'cpeum', 'ccf', 'ccdf', 'lgsm']);

function unitOf({ law, rule, act }: DeadlineRecord): TermUnit {
  const folded = foldText(rule.unit).replaceAll('_', ' ');
  const unit = UNITS.find(([words]) => words.test(folded))?.[1] ?? 'WORKING_DAYS';
  if (unit !== 'WORKING_DAYS') return unit;
  if (!folded.includes('habil') && CALENDAR_LAWS.has(law)) return 'CALENDAR_DAYS';
  const everyDay =
    /todos los dias( y horas)?( del ano)? (son|seran|se (computan|cuentan|consideran)|habiles)|no hay dias (ni horas )?inhabiles/;
  return everyDay.test(foldText(`${rule.text} ${act}`)) ? 'CALENDAR_DAYS' : 'WORKING_DAYS';
}

/** Words of the method of notice, the most specific first. */
const METHODS: [RegExp, NoticeMethod][] = [
  [/buzon tributario/, 'TAX_MAILBOX'],
  [/boletin|gaceta|periodico judicial|medio de comunicacion procesal/, 'BULLETIN'],
  [/edicto/, 'EDICT'],
  [/^(notificacion )?electronic/, 'ELECTRONIC'],
  [/estrado|\blistas?\b/, 'LIST'],
  [/electronic|buzon|en linea|medio de comunicacion judicial|\bportal\b|\bsistema\b/, 'ELECTRONIC'],
  [/correo|acuse|telegr/, 'CERTIFIED_MAIL'],
  [/\boficio/, 'OFFICIAL_LETTER'],
  [/audiencia/, 'HEARING'],
  [/cedula|instructivo/, 'CEDULA'],
  [/personal|emplazamiento|notificador|actuari|comparecencia|domicilio|diligencia/, 'PERSONAL'],
  [/conocimiento|sabedor|conoce/, 'KNOWLEDGE'],
];

const FACT_FIRST =
  /^(presentacion|vencimiento|fecha(?!.*notific)|separacion|despido|muerte|exigib|entrada en vigor|vigencia|resolucion de|conclusion|cierre|clausura|emision|posesion|comision|detencion|puesta a disposicion|entrega|solicitud|publicacion de|protesto|celebracion)/;

function methodOf(record: DeadlineRecord, unit: TermUnit): NoticeMethod {
  const words = foldText(record.method);
  if (unit === 'DAY_OF_MONTH' || FACT_FIRST.test(words) || /entrada en vigor|inicio de vigencia/.test(words))
    return 'EVENT';
  const method = METHODS.find(([known]) => known.test(words))?.[1] ?? (/notific/.test(words) ? 'PERSONAL' : 'EVENT');
  // Terms of months or years without a notice (prescripción) run from a fact.
  return method === 'KNOWLEDGE' && (unit === 'MONTHS' || unit === 'YEARS') ? 'EVENT' : method;
}

/** Words of the act that show its law, when the articles do not. */
const LAW_OF_ACT: [RegExp, string][] = [
  [/\blfpa\b|ley federal de procedimiento administrativo|profeco/, 'lfpa'],
  [/\btfja\b|justicia administrativa|sala (regional|superior|especializada)|juicio de nulidad|contencios/, 'lfpca'],
  [/laboral|despido|trabajador|\blft\b/, 'lft'],
  [/mercantil|pagare|\bccom\b|codigo de comercio/, 'ccom'],
  [/\bcff\b|fiscal|tributari|\bsat\b|\bimss\b|infonavit|aduan/, 'cff'],
  [/penal|vinculacion|imputad|\bcnpp\b|juez de control|prision/, 'cnpp'],
  [/agrari|ejid|comunal/, 'lagraria'],
  [/\bcfpc\b|codigo federal de procedimientos civiles/, 'cfpc'],
  [/civil|familiar|divorcio|arrendamiento|alimentos|\bcnpcf\b|sucesi/, 'cnpcf'],
  [/administrativ|multa|sancion/, 'lfpa'],
];

/** Articles by which the law of the act decides when a notice takes effect. */
const BY_LAW_OF_ACT = new Set(['lamparo:17', 'lamparo:18', 'lfpca:13', 'lfpca:58-2']);
/** Articles by which the statute itself decides when a notice takes effect. */
const BY_OWN_LAW = new Set(['lamparo:31', 'lamparo:30']);

function lawOfActOf({ law, articles, act, method }: DeadlineRecord, way: NoticeMethod): string | null {
  const isLeftOpen = articles.some((article) => BY_LAW_OF_ACT.has(article));
  if (!isLeftOpen || articles.some((article) => BY_OWN_LAW.has(article))) return null;
  const speaksOf = (statute: string): boolean =>
    findRegime(statute)?.effects.some(({ methods }) => methods.includes(way)) ?? false;
  const named = articles.map(statuteOf).find((statute) => statute !== law && statute !== 'cpeum' && speaksOf(statute));
  if (named) return named;
  const words = foldText(`${act} ${method}`);
  return LAW_OF_ACT.find(([known, statute]) => statute !== law && known.test(words) && speaksOf(statute))?.[1] ?? null;
}

function regimeOf({ law, articles }: DeadlineRecord): string {
  return [law, ...articles.map(statuteOf)].find((statute) => findRegime(statute)) ?? law;
}

/** Words that name a fraction, when the first day depends on it. */
const PLACES: [string, RegExp, string][] = [
  [
    'lft:517',
    /517[- ,]*(fr\S* )?ii\b|separarse|rescision (por|del) (el )?trabajador|causas? imputables? al patron/,
    'II',
  ],
  ['lft:519', /519[- ,]*(fr\S* )?iii\b|ejecuci|ejecutar|sentencia|convenio/, 'III'],
  ['lft:519', /519[- ,]*(fr\S* )?ii\b|muerte|fallec/, 'II'],
  ['lft:519', /519[- ,]*(fr\S* )?i\b|incapacidad|riesgo/, 'I'],
];

function articlesOf({ articles, rule, act }: DeadlineRecord): TermCitation[] {
  const words = foldText(`${rule.text} ${act}`);
  // The record states that it runs from the next day.
  const isNextDay = /dia siguiente|siguientes a|no se cuenta el dia de partida/.test(foldText(rule.text));
  const places = new Set<string>();
  return articles.map((article) => {
    const place = PLACES.find(([of, known]) => of === article && known.test(words));
    if (!place || isNextDay || places.has(article)) return article;
    places.add(article);
    return `${article}|${place[2]}`;
  });
}

const TRIGGER_DAY_WORDS =
  /el primer dia cuenta|primer dia (se )?cuenta|ese (mismo )?dia (es el|cuenta)|desde el mismo dia|a partir del mismo dia|incluid[oa] el dia/;
const DATE = /\d{4}-\d{2}-\d{2}/g;
const DAYS_STOPPED = /(?:duro|transcurri\w+|suspendi\w+(?: el plazo)?(?: por)?) (\d{1,3}) dias/;

/** A suspension in the words: between two dates, or a number of days (conciliación). */
function suspensionsOf({ rule, act, method, notified_on }: DeadlineRecord): CountInput['suspensions'] {
  const words = `${rule.text} ${act} ${method}`;
  if (!/concilia|suspen/.test(foldText(words))) return [];
  const start = notified_on.slice(0, 10);
  const stop = (from: string, to: string) => [{ from, to, reason: 'suspensión', source: null }];
  const [from, to, ...others] = [...new Set(words.match(DATE) ?? [])].filter((date) => date !== start).sort();
  if (from && to && others.length === 0) return stop(from, to);
  const days = Number(DAYS_STOPPED.exec(foldText(words))?.[1] ?? 0);
  // The position does not matter: the term becomes longer by this number of days.
  return days > 0 ? stop(addDays(start, 1), addDays(start, days)) : [];
}

/** The amount includes the days for distance: «8 + 2 días». */
const isSum = ({ n, text }: DeadlineRecord['rule']): boolean =>
  [...text.matchAll(/(\d+) ?\+ ?(\d+)/g)].some(([, one, other]) => Number(one) + Number(other) === n);

function kilometresOf({ rule, act, method, jurisdiction }: DeadlineRecord): number | null {
  if (isSum(rule)) return null;
  const words = foldText(`${act} ${method} ${jurisdiction} ${rule.text}`)
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/cada \d+ ?(km|kilometros)|(exceda|mayor|mas) (de|a) \d+( ?km| ?kilometros)?/g, ' ');
  const found = /(\d{2,4}) ?(km|kilometros)/.exec(words);
  return found ? Number(found[1]) : null;
}

function directionOf({ rule }: DeadlineRecord): 'FORWARD' | 'BACKWARD' | 'BACKWARD_CLEAR' {
  const words = foldText(rule.text);
  if (!/dias( habiles| naturales)? (antes|de anticipacion|previos)/.test(words)) return 'FORWARD';
  return /sin contar el del ofrecimiento/.test(words) ? 'BACKWARD_CLEAR' : 'BACKWARD';
}

/** Converts a record to the input of the counting engine: a free term, by general rules only. */
export function inputOf(record: DeadlineRecord): CountInput {
  const [day = '', hour = null] = record.notified_on.split('T');
  const unit = unitOf(record);
  const method = methodOf(record, unit);
  const regime = regimeOf(record);
  const words = foldText(`${record.method} ${record.rule.text}`);
  const entersIntoForce = regime === 'lamparo' && /entrada en vigor/.test(words);
  const advice = /(?:aviso|publicad[oa])[^()]*?(\d{4}-\d{2}-\d{2})/.exec(foldText(record.method))?.[1] ?? null;
  return {
    ruleId: null,
    term: {
      title: record.act,
      regime,
      amount: record.rule.n,
      unit,
      articles: articlesOf(record),
      countsTriggerDay: entersIntoForce || TRIGGER_DAY_WORDS.test(words),
      direction: directionOf(record),
    },
    noticeOn: day,
    noticeAt: unit === 'HOURS' ? (hour ?? '00:00') : null,
    adviceSentOn: advice === day ? advice : null,
    method,
    lawOfAct: lawOfActOf(record, method),
    distanceKm: kilometresOf(record),
    suspensions: suspensionsOf(record),
    court: null,
    responsible: null,
  };
}
