import { findLaw, isRepealed } from '#db/content/law-index.ts';
import { noticeText, type DatedArticle } from '#schema/text/limits.ts';
import type { ArticleText } from '../articles.service.ts';
import { isMexicoCity, placesOf, reachAsked } from './jurisdiction.rules.ts';
import type { Naming } from './named-articles.rules.ts';
import {
  entryIntoForce,
  lawChangeIn,
  readTime,
  reformDays,
  reformedAfter,
  replacedLawIn,
  type ReplacedLaw,
  type TimeAsked,
} from './time.rules.ts';

/** A notice about time or place before an answer, with citation marks. */
export interface Notice {
  text: string;
  /** Articles that it rests on: `lft:76`. */
  articles: string[];
  /** The notice is what was asked: of the topics only those on these laws are of use. */
  laws: string[] | null;
}

type Dated = Pick<ArticleText, 'statuteKey' | 'number' | 'notes' | 'isRepealed' | 'lastReformOn' | 'officialText'> & {
  statute: Pick<ArticleText['statute'], 'shortName' | 'name'>;
};

export interface Noticed {
  question: string;
  before?: string | undefined;
  naming: Naming;
  /** Articles that the answer will rest on, best first. */
  articles: readonly Dated[];
}

const MAX_DATED = 3;
const MAX_DAYS = 4;

const markOf = ({ statuteKey, number }: Pick<Dated, 'statuteKey' | 'number'>): string => `{{${statuteKey}:${number}}}`;
const keyOf = ({ statuteKey, number }: Pick<Dated, 'statuteKey' | 'number'>): string => `${statuteKey}:${number}`;

const dated = (article: Dated, days: readonly string[]): DatedArticle => ({
  shortName: article.statute.shortName,
  number: article.number,
  mark: markOf(article),
  days: days.slice(-MAX_DAYS),
});

const plain = (text: string, articles: readonly string[] = []): Notice => ({
  text,
  articles: [...articles],
  laws: null,
});

/** The facts of a replaced law for its notice: with name and date of the present one. */
export function replacedFacts(law: ReplacedLaw): Parameters<typeof noticeText.replacedLaw>[0] {
  const by = findLaw(law.by);
  return { ...law, by: by?.name ?? '', byPublishedOn: by?.publishedOn ?? '' };
}

function ofReplaced(question: string): Notice[] {
  const law = replacedLawIn(question);
  if (!law) return [];
  const article = `${law.by}:${findLaw(law.by)?.numbers[0] ?? '1'}`;
  return [{ text: noticeText.replacedLaw(replacedFacts(law), `{{${article}}}`), articles: [article], laws: [law.by] }];
}

function ofChange(question: string): Notice[] {
  const change = lawChangeIn(question);
  return change ? [{ text: change.told.join(' '), articles: change.articles, laws: change.laws }] : [];
}

function ofLaw({ naming }: Noticed, time: TimeAsked): Notice[] {
  const [named] = naming.laws;
  const law = named && naming.articles.length === 0 ? findLaw(named.statuteKey) : null;
  if (!law || !time.asksWhen) return [];
  const article = `${law.key}:${law.numbers[0] ?? '1'}`;
  return [{ text: noticeText.lawDates(law, `{{${article}}}`), articles: [article], laws: [law.key] }];
}

/** Of articles that the question names, those alone. */
function named({ naming, articles }: Noticed): readonly Dated[] {
  const isNamed = ({ statuteKey, number }: Dated): boolean =>
    naming.articles.some((each) => each.statuteKey === statuteKey && each.number === number);
  const own = articles.filter(isNamed);
  return (own.length > 0 ? own : articles).slice(0, MAX_DATED);
}

/** The notes of Mexico City's code give no dates that could be read. */
const hasNotes = ({ statuteKey, officialText }: Dated): boolean => officialText !== null && statuteKey !== 'ccdf';

/** The days of the reforms of what is answered, when that is asked. */
function ofReforms(asked: Noticed, time: TimeAsked): Notice[] {
  const articles = named(asked);
  const isWanted = (day: string): boolean => !time.isOfReform || time.year === null || day.startsWith(`${time.year}`);
  const withDays = articles
    .map((article) => ({ article, days: reformDays(article.notes).filter(isWanted) }))
    .filter(({ days }) => days.length > 0);
  const told = entryIntoForce(asked.question, articles);
  const [first] = articles;
  if (withDays.length > 0) {
    const text = noticeText.reformed(withDays.map(({ article, days }) => dated(article, days)));
    return [
      plain(
        [text, ...told].join(' '),
        withDays.map(({ article }) => keyOf(article)),
      ),
    ];
  }
  if (told.length > 0) return told.map((text) => plain(text));
  return first && asked.naming.articles.length > 0 && hasNotes(first) && reformDays(first.notes).length === 0
    ? [plain(noticeText.notReformed(dated(first, [])), [keyOf(first)])]
    : [];
}

/** Whether the text of a year that has passed is the one that is stored. */
function ofPast(asked: Noticed, year: number): Notice[] {
  const changed = named(asked)
    .map((article) => ({ article, days: reformedAfter(article.notes, year) }))
    .filter(({ days }) => days.length > 0);
  if (changed.length === 0) return [];
  return [
    plain(
      noticeText.reformedSince(
        year,
        changed.map(({ article, days }) => dated(article, days)),
      ),
      changed.map(({ article }) => keyOf(article)),
    ),
  ];
}

function ofStill({ articles, naming }: Noticed): Notice[] {
  const repealed = naming.articles.flatMap(({ statuteKey, number, exists }) =>
    statuteKey && exists && isRepealed(statuteKey, number) ? [{ statuteKey, number }] : [],
  );
  if (repealed.length > 0)
    return repealed.map(({ statuteKey, number }) => {
      const held = articles.find((each) => each.statuteKey === statuteKey && each.number === number);
      const shortName = findLaw(statuteKey)?.shortName ?? '';
      const days = held ? reformDays(held.notes).slice(-1) : [];
      return plain(noticeText.repealed({ shortName, number, mark: '', days }));
    });
  const law = findLaw(articles[0]?.statuteKey ?? '');
  return law ? [plain(noticeText.textAsOf(law.name, law.textAsOf))] : [];
}

function ofPlace(asked: Noticed): Notice[] {
  const reach = reachAsked(asked);
  if (reach?.law === 'cpeum') return [plain(noticeText.wholeCountryByConstitution(reach.place), ['cpeum:73'])];
  const law = reach && findLaw(reach.law);
  return law ? [plain(noticeText.wholeCountry(law.name, `{{${law.key}:1}}`, reach.place), [`${law.key}:1`])] : [];
}

const TWINS_SEEN = 4;

/** The code of Mexico City kept the numbers of the federal one: what it repealed no longer rules there. */
function ofMexicoCity({ question, before, articles }: Noticed): Notice[] {
  if (!isMexicoCity(placesOf({ question, before }))) return [];
  const first = articles.slice(0, TWINS_SEEN).find(({ statuteKey }) => statuteKey === 'ccf' || statuteKey === 'ccdf');
  return first?.statuteKey === 'ccf' && isRepealed('ccdf', first.number)
    ? [plain(noticeText.repealedInMexicoCity(first.number))]
    : [];
}

const namesRepealed = ({ articles }: Naming): boolean =>
  articles.some(({ statuteKey, number, exists }) => statuteKey !== null && exists && isRepealed(statuteKey, number));

function ofTime(asked: Noticed): Notice[] {
  const time = readTime(asked.question);
  const changed = [...ofReplaced(asked.question), ...ofChange(asked.question)];
  if (changed.length > 0) return changed.slice(0, 1);
  const law = ofLaw(asked, time);
  if (law.length > 0) return law;
  if (namesRepealed(asked.naming)) return ofStill(asked);
  if (time.asksWhen || (time.isOfReform && time.year !== null)) return ofReforms(asked, time);
  const past = time.year === null ? [] : ofPast(asked, time.year);
  return past.length === 0 && time.asksStill ? ofStill(asked) : past;
}

/** Told before the answer, in this order. */
export function noticesFor(asked: Noticed): Notice[] {
  const placed = [...ofPlace(asked), ...ofMexicoCity(asked)];
  return placed.length > 0 ? placed : ofTime(asked);
}
