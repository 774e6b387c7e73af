import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findLaw, findNumber, normaliseArticle } from '#db/content/law-index.ts';
import { catalogueOf, type Catalogue } from '#db/search/catalogue.ts';
import { foldThesisKey, keyNames } from '#db/search/thesis-keys.rules.ts';
import { findArticles, type ArticleText, type ThesisFacts } from '#api/features/research/index.ts';
import { changedCriteriaIn, type ChangedCriterion } from './criteria.rules.ts';
import { ComparedText } from './finding.rules.ts';
import { lettersOf } from './letters.rules.ts';
import { newComparisonBudget } from './likeness.rules.ts';
import type { Reference } from '#api/legal-language/index.ts';
import { isSameKey, keyDistance, labelOfThesis, type HeldThesis } from './thesis-judgement.rules.ts';

/** Reads what is stored of everything that a text cites. The number of statements does not grow with the text. */

export interface HeldArticleText extends ArticleText {
  passage: ComparedText | null;
}

export const articleKeyOf = (law: string, number: string): string => `${law}:${number}`;

/**
 * The number as the law writes it. The numbers of an imported law are not in the index: the normalised spelling is
 * used.
 */
const numberIn = (law: string, article: string): string | null =>
  findNumber(law, article) ?? (findLaw(law)?.numbers.length === 0 ? normaliseArticle(article) : null);

/** Articles by law and number, each read once. */
export class ArticleCache {
  private readonly held = new Map<string, HeldArticleText>();
  private readonly requested = new Set<string>();
  private readonly budget = newComparisonBudget();

  constructor(private readonly em: SqlEntityManager) {}

  /** Reads those that were not requested before, in one statement. */
  async fetch(wanted: Iterable<{ law: string; article: string }>): Promise<void> {
    const missing = new Map<string, { key: string; number: string }>();
    for (const { law, article } of wanted) {
      const number = findLaw(law) ? numberIn(law, article) : null;
      if (number === null || this.requested.has(articleKeyOf(law, number))) continue;
      missing.set(articleKeyOf(law, number), { key: law, number });
    }
    for (const key of missing.keys()) this.requested.add(key);
    if (missing.size > 0) this.put(await findArticles(this.em, [...missing.values()]));
  }

  put(articles: readonly ArticleText[]): void {
    for (const article of articles) {
      const key = articleKeyOf(article.statuteKey, article.number);
      this.requested.add(key);
      if (this.held.has(key)) continue;
      this.held.set(key, {
        ...article,
        passage: article.officialText === null ? null : new ComparedText(article.officialText, this.budget),
      });
    }
  }

  get(law: string | null, article: string): HeldArticleText | null {
    return law === null ? null : (this.held.get(articleKeyOf(law, numberIn(law, article) ?? '')) ?? null);
  }

  all(): HeldArticleText[] {
    return [...this.held.values()];
  }
}

/** Criteria that the theses of the stock declare changed; read once per generation of the stock. */
const changesByCatalogue = new WeakMap<Catalogue, Promise<{ id: string; label: string; said: ChangedCriterion[] }[]>>();

const CHANGE_WORDS = 'abandon|interrump|interrup|super[aó]|sustitu|se apart|sin efectos|modific';

async function readCriterionChanges(em: SqlEntityManager) {
  const rows = await em.execute<Pick<ThesisFacts, 'id' | 'registry' | 'key' | 'text' | 'precedents'>[]>(
    `select id, registry, key, text, precedents from thesis where text ~* ? or precedents ~* ?`,
    [CHANGE_WORDS, CHANGE_WORDS],
  );
  return rows.flatMap((row) => {
    const said = changedCriteriaIn(`${row.text}\n${row.precedents ?? ''}`);
    return said.length > 0 ? [{ id: row.id, label: labelOfThesis(row), said }] : [];
  });
}

export const criterionChangesOf = (em: SqlEntityManager, catalogue: Catalogue) => {
  const known = changesByCatalogue.get(catalogue) ?? readCriterionChanges(em.fork() as SqlEntityManager);
  changesByCatalogue.set(catalogue, known);
  return known;
};

const MAX_KEY_DISTANCE = 2;
const KEYS_COMPARED = 60;

export type ReadThesis = HeldThesis & { precedents: string | null };

/** Ids of theses by the data of a citation. */
export interface ThesisIds {
  byRegistry: string | null;
  byKey: string | null;
  nearest: string | null;
}

function nearestKey(catalogue: Catalogue, key: string): string | null {
  const wanted = foldThesisKey(key);
  let [best, ids] = [MAX_KEY_DISTANCE + 1, new Set<string>()];
  for (const [name, id] of catalogue.theses) {
    if (/^\d+$/.test(name)) continue;
    const distance = keyDistance(wanted, name, Math.min(best, MAX_KEY_DISTANCE));
    if (distance < best) [best, ids] = [distance, new Set([id])];
    else if (distance === best) ids.add(id);
  }
  // Two equally near keys are ambiguous.
  return best <= MAX_KEY_DISTANCE && ids.size === 1 ? ([...ids][0] ?? null) : null;
}

export function thesisIds(catalogue: Catalogue, references: readonly Reference[]): Map<Reference, ThesisIds> {
  const found = new Map<Reference, ThesisIds>();
  let compared = 0;
  for (const reference of references) {
    if (reference.kind !== 'THESIS') continue;
    const { key, registry } = reference;
    const byRegistry = registry === null ? null : (catalogue.theses.get(registry) ?? null);
    const byKey = keyNames(key)
      .map((name) => catalogue.theses.get(name))
      .find(Boolean);
    const isUnknown = !byRegistry && !byKey && key !== null && compared++ < KEYS_COMPARED;
    found.set(reference, {
      byRegistry,
      byKey: byKey ?? null,
      nearest: isUnknown ? nearestKey(catalogue, key) : null,
    });
  }
  return found;
}

/** No thesis has the cited data, or two different ones do: the heading may decide. */
export const isAmbiguous = (ids: ThesisIds | undefined): boolean =>
  !!ids &&
  (ids.byRegistry === null || ids.byKey === null ? !ids.byRegistry && !ids.byKey : ids.byRegistry !== ids.byKey);

const HEADING_COMPARED = 40;
const MAX_HEADINGS = 30;

const headOf = (heading: string): string => lettersOf(heading).text.slice(0, HEADING_COMPARED * 2);

/** Whether a quoted heading, perhaps cut, is the title of a thesis. */
export const isHeadingOf = (heading: string, title: string): boolean => {
  const head = headOf(heading.replace(/(?:…|\.{3,})\s*$/, ''));
  return head.length >= HEADING_COMPARED / 2 && lettersOf(title).text.startsWith(head);
};

/** The theses of the ids, and those with one of the headings. One statement. */
export async function readTheses(
  em: SqlEntityManager,
  ids: ReadonlyMap<Reference, ThesisIds>,
  headings: readonly string[],
): Promise<Map<string, ReadThesis>> {
  const wanted = new Set([...ids.values()].flatMap(({ byRegistry, byKey, nearest }) => [byRegistry, byKey, nearest]));
  wanted.delete(null);
  const starts = headings
    .slice(0, MAX_HEADINGS)
    .map((heading) =>
      heading
        .trim()
        .slice(0, HEADING_COMPARED)
        .replace(/[\\%_]/g, '')
        .replace(/…|\.{3,}/g, ''),
    )
    .filter((start) => start.length >= HEADING_COMPARED / 2);
  if (wanted.size === 0 && starts.length === 0) return new Map();
  const theses = await em.execute<ReadThesis[]>(
    `select id, registry, key, title, text, precedents, official_url as "officialUrl", is_checked as "isChecked",
       kind, instance, body, published_text as "publishedText" from thesis
     where id in (select json_array_elements_text(?::json)) or title ilike any (select json_array_elements_text(?::json) || '%')`,
    [JSON.stringify([...wanted]), JSON.stringify(starts)],
  );
  return new Map(theses.map((thesis) => [thesis.id, thesis]));
}

/** `null` when the época differs from the cited one: then it is another thesis. */
export const ownKey = (thesis: ReadThesis | null, cited: string | null): ReadThesis | null =>
  thesis?.key && cited && isSameKey(thesis.key, cited) ? thesis : null;

/** The current catalogue, with imports by other servers. One statement. */
export async function currentCatalogue(em: SqlEntityManager): Promise<Catalogue> {
  const [stand] = await em.execute<{ generation: string }[]>('select generation from search_generation');
  return catalogueOf(em, stand ? Number(stand.generation) : undefined);
}

export interface OldText {
  textAsOf: string;
  officialText: string;
}

/** Former texts, the latest first, by `law:number`. One statement. */
export async function readVersions(em: SqlEntityManager, keys: readonly string[]): Promise<Map<string, OldText[]>> {
  const found = new Map<string, OldText[]>();
  if (keys.length === 0) return found;
  const rows = await em.execute<(OldText & { key: string })[]>(
    `select v.statute_key || ':' || v.number as key, v.text_as_of::text as "textAsOf", v.official_text as "officialText"
     from article_version v join (select json_array_elements_text(?::json) as key) wanted
       on v.statute_key = split_part(wanted.key, ':', 1) and v.number = split_part(wanted.key, ':', 2)
     where v.official_text is not null order by v.text_as_of desc`,
    [JSON.stringify(keys)],
  );
  for (const { key, ...text } of rows) found.set(key, [...(found.get(key) ?? []), text]);
  return found;
}

/** Titles of rulings that contain one of these numbers. One statement. */
export async function readRulingTitles(em: SqlEntityManager, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await em.execute<{ title: string }[]>(
    `select distinct title from ruling where title ilike any (select '%' || json_array_elements_text(?::json) || '%') limit 200`,
    [JSON.stringify(numbers.map((number) => number.replace(/[\\%_]/g, '')))],
  );
  return rows.map(({ title }) => title);
}
