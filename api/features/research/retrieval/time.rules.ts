import history from '#db/content/law-history.json' with { type: 'json' };
import { foldName } from '#db/content/law-names.rules.ts';
import { findLawByName, lawsNamedIn } from '#db/content/law-index.ts';

/** What a question says of time: years, reforms, laws that no longer rule. Facts stand in `law-history.json`. */

export interface ReplacedLaw {
  name: string;
  /** Of the law of before, where it is known. */
  publishedOn: string | null;
  /** Year by which the question calls it. */
  year: number | null;
  /** Key of the law that rules today. */
  by: string;
  note?: string | undefined;
}

const yearOf = (iso: string): number => Number(iso.slice(0, 4));

/** Names of laws of before, the longest first. */
const NAMED = history.replaced
  .flatMap((law) => law.called.map((called) => ({ called, law })))
  .toSorted((a, b) => b.called.length - a.called.length);

/** «la Ley Federal del Trabajo de 1931», «la ley de amparo publicada en 1936». */
const OF_YEAR =
  /^(?: (?:de|del|del ano|del ano de|publicada en|expedida en|vigente en|abrogada de)){0,2} ((?:18|19|20)\d\d)\b/;

/** «ley de propiedad industrial»: people call the law of today so, too. */
const isLoose = (called: string): boolean => findLawByName(called)?.aliases.includes(called) ?? false;
const OF_BEFORE = /\b(?:abrogad[oa]|anterior|viej[oa]|antigu[oa])\b/;

function meansOld(question: string, publishedOn: string | null): boolean {
  const { asksOldText, asksStill } = readTime(question);
  const isOfItsYear = publishedOn !== null && foldName(question).includes(publishedOn.slice(0, 4));
  return asksOldText || asksStill || isOfItsYear || OF_BEFORE.test(foldName(question));
}

/** The law of before that a question names: by a name that no law has today, or by its year. */
export function replacedLawIn(question: string): ReplacedLaw | null {
  const folded = foldName(question);
  const named = NAMED.find(
    ({ called, law }) =>
      new RegExp(`\\b${called}\\b`).test(folded) && (!isLoose(called) || meansOld(question, law.publishedOn)),
  );
  if (named) return { ...named.law, year: null };
  for (const { law, end } of lawsNamedIn(question)) {
    const year = Number(OF_YEAR.exec(folded.slice(end))?.[1] ?? Number.NaN);
    if (Number.isNaN(year) || year >= yearOf(law.publishedOn)) continue;
    const known = history.replaced.find(
      ({ by, publishedOn }) => by === law.key && publishedOn !== null && yearOf(publishedOn) === year,
    );
    return known ? { ...known, year } : { name: law.name, publishedOn: null, year, by: law.key };
  }
  return null;
}

const YEAR =
  /\b(?:en|de|del|desde|hasta|ano|anos|antes del?|despues del?|para|hacia|entre|y|marzo|enero|junio|julio|agosto) ((?:19|20)\d\d)\b(?! (?:pesos|dias|horas|semanas|umas?|veces|trabajadores|metros|kilos|dolares|udis))/g;
const EARLIEST = 1917;
const LATEST = 2040;

/** Years that a question mentions; numbers of articles and amounts are none. */
export function yearsIn(question: string): number[] {
  const folded = foldName(question).replace(/\b(?:articulos?|arts?|numeral) \d+/g, ' ');
  const years = [...folded.matchAll(YEAR)].map(([, year]) => Number(year));
  return [...new Set(years)].filter((year) => year >= EARLIEST && year <= LATEST);
}

export interface TimeAsked {
  /** Earliest year named, when something is said to have happened in it. */
  year: number | null;
  /** «con la reforma de 2022», «la ley de 2025»: the year is that of a text, not of what happened. */
  isOfReform: boolean;
  /** «¿cuándo se reformó?», «¿desde cuándo rige?» */
  asksWhen: boolean;
  /** «¿qué decía…?», «¿cuál era…?»: what a text said before. */
  asksOldText: boolean;
  /** «antes de la reforma». */
  isBeforeReform: boolean;
  /** «¿sigue vigente?», «¿ya cambió?» */
  asksStill: boolean;
}

const ENACTED =
  '(?:entr\\w+ en vigor|se (?:reformo|publico|adiciono|derogo|aprobo|expidio|abrogo|cambio|modifico|agrego|creo)|fue (?:reformad[oa]|publicad[oa]|derogad[oa]|aprobad[oa])|(?:esta|estan) vigente\\w*|son vigentes|es vigente|en vigor|rige\\w*|reforma\\w*|publicacion|ultima reforma|publicaron|reformaron|derogaron|quitaron|aprobaron)';
const ASKS_WHEN = new RegExp(
  `\\b(?:desde (?:cuando|que (?:fecha|ano|dia))|(?:a )?partir de cuando|cuando|en que (?:fecha|ano|dia)|que (?:fecha|dia|ano))\\b.{0,60}\\b${ENACTED}\\b|\\b(?:ultima|mas reciente) reforma\\b|\\bfecha de (?:la )?(?:reforma|publicacion|ultima reforma|entrada en vigor)\\b`,
);
const ASKS_OLD_TEXT =
  /\b(?:que|cual(?:es)?|como|cuant[oa]s?)(?: [a-z]+){0,7} (?:decia|era|eran|fijaba|establecia|disponia|senalaba|preveia|marcaba|exigia|castigaba|calculaba|calculaban|regulaba|regia|permitia|contemplaba|requeria|duraba|prevenia|imponia|sancionaba)\b/;
/** «me tocaban», «mi contrato»: what happened to somebody is answered, with the dates of the text. */
const OF_SOMEBODY = /\b(?:me|mi|mis|nos|nuestr[oa]s?)\b/;
const BEFORE_REFORM =
  /\bantes de (?:la (?:ultima )?|las |esa |que se )?(?:reform\w+|modific\w+|cambi\w+)\b|\btexto (?:anterior|original|previo)\b/;
const OF_REFORM =
  /\b(?:reforma\w*|decreto|publicad[oa]s?)\b(?: [a-z0-9]+){0,8} (?:de|del|en) (?:19|20)\d\d\b|\b(?:ley|codigo)\b(?: (?!en )[a-z]+){0,8} de (?:19|20)\d\d\b/;
const ASKS_STILL =
  /\b(?:sigue\w*|todavia|aun|continua\w*)\b.{0,60}\b(?:vigente\w*|rige\w*|existe\w*|aplica\w*|siendo|en vigor|valid[oa]\w*)\b|\b(?:existe\w*|rige\w*|vale|aplica\w*) (?:todavia|aun)\b|\b(?:esta|estan|fue|sigue) (?:derogad|abrogad|vigent)\w+\b|\bya (?:se )?(?:cambio|aprobaron|aprobo|reformaron|reformo|derogaron|derogo|abrogaron|abrogo|entro en vigor)\b|\bes valid[oa] hoy\b/;

export function readTime(question: string): TimeAsked {
  const folded = foldName(question);
  const years = yearsIn(question);
  const isBeforeReform = BEFORE_REFORM.test(folded);
  return {
    year: years.length > 0 ? Math.min(...years) : null,
    isOfReform: !isBeforeReform && OF_REFORM.test(folded),
    asksWhen: ASKS_WHEN.test(folded),
    asksOldText: ASKS_OLD_TEXT.test(folded) && !OF_SOMEBODY.test(folded),
    isBeforeReform,
    asksStill: ASKS_STILL.test(folded),
  };
}

const DOF = /(\d\d)-(\d\d)-(\d{4})/g;

/** Days of the reforms of an article, oldest first, read from the notes of the official text. */
export function reformDays(notes: readonly string[]): string[] {
  const days = notes
    .map((note) => note.replace(/Fe de erratas[^.;]*?DOF \d\d-\d\d-\d{4}|original DOF \d\d-\d\d-\d{4}/g, ''))
    .flatMap((note) => [...note.matchAll(DOF)].map(([, dayOf, month, year]) => `${year}-${month}-${dayOf}`));
  return [...new Set(days)].toSorted();
}

export const reformedAfter = (notes: readonly string[], year: number): string[] =>
  reformDays(notes).filter((each) => yearOf(each) > year);

export interface LawChange {
  articles: string[];
  laws: string[];
  told: string[];
}

const CHANGES = history.changes.map((change) => ({
  ...change,
  named: new RegExp(change.named),
  asked: change.asked ? new RegExp(change.asked) : null,
  unless: 'unless' in change && change.unless ? new RegExp(change.unless) : null,
}));

/** A change of law that the question asks about: which code rules, since when, what became of a regime. */
export function lawChangeIn(question: string): LawChange | null {
  const folded = foldName(question);
  return (
    CHANGES.find(
      ({ named, asked, unless }) =>
        named.test(folded) && !unless?.test(folded) && (asked === null || asked.test(folded)),
    ) ?? null
  );
}

/** When the decree entered into force, as its own transitory articles say; empty when that is not told here. */
export function entryIntoForce(
  question: string,
  articles: readonly { statuteKey: string; number: string }[],
): string[] {
  const folded = foldName(question);
  return history.inForce
    .filter(
      ({ law, articles: own, called }) =>
        articles.some(({ statuteKey, number }) => statuteKey === law && own.includes(number)) &&
        called.some((name) => folded.includes(name)),
    )
    .map(({ told }) => told);
}
