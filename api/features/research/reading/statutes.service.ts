import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { articleId, normaliseArticle } from '#db/content/law-index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import {
  findArticle,
  findArticlesById,
  findStatutes,
  listStatutes,
  textArray,
  type ArticleText,
  type StatuteFacts,
} from '../articles.service.ts';
import { outlineOf, sectionAround, type OutlineHeading, type PlacedArticle } from './outline.rules.ts';

/** Law is public: anybody may read it. */
export const readStatutes = (ctx: Ctx): Promise<StatuteFacts[]> => listStatutes(ctx.em);

export async function readStatute(ctx: Ctx, key: string): Promise<StatuteFacts | null> {
  return (await findStatutes(ctx.em, [key.toLowerCase()]))[0] ?? null;
}

export interface StatuteVersion {
  textAsOf: string;
  lastReformOn: string | null;
  articleCount: number;
  isCurrent: boolean;
  officialUrl: string | null;
}

async function readVersions(em: SqlEntityManager, keys: readonly string[]): Promise<Map<string, StatuteVersion[]>> {
  const rows = await em.execute<(StatuteVersion & { key: string })[]>(
    `select key, text_as_of::text as "textAsOf", last_reform_on::text as "lastReformOn", article_count as "articleCount",
       true as "isCurrent", official_url as "officialUrl"
     from statute where has_official_text and key = any(?::text[])
     union all
     select statute_key, text_as_of::text, last_reform_on::text, article_count, false, official_url
     from statute_version where statute_key = any(?::text[])
     order by 2 desc`,
    [textArray(keys), textArray(keys)],
  );
  return Map.groupBy(rows, ({ key }) => key);
}

export const statuteVersionsOf = async (ctx: Ctx, { key }: StatuteFacts): Promise<StatuteVersion[]> =>
  (await loadBatched(ctx, 'statute.versions', key, (keys) => readVersions(ctx.em, keys))) ?? [];

/** Numbers and headings of the articles of a text, in its order. `asOf` null: the text that rules. */
const readPlaces = (em: SqlEntityManager, key: string, asOf: string | null): Promise<PlacedArticle[]> =>
  asOf === null
    ? em.execute<PlacedArticle[]>(
        'select number, path from article where statute_key = ? and official_text is not null order by position',
        [key],
      )
    : em.execute<PlacedArticle[]>(
        'select number, path from article_version where statute_key = ? and text_as_of = ? order by position',
        [key, asOf],
      );

/** An outline is asked for one law at a time: a list of laws with their outlines is not a page. */
export async function readOutline(ctx: Ctx, { key, hasOfficialText }: StatuteFacts): Promise<OutlineHeading[]> {
  if (!hasOfficialText) return [];
  const found = await loadBatched(ctx, 'statute.outline', key, async (keys) => {
    const rows = await ctx.em.execute<(PlacedArticle & { key: string })[]>(
      `select statute_key as key, number, path from article where statute_key = any(?::text[]) and official_text is not null
       order by statute_key, position`,
      [textArray(keys)],
    );
    return new Map([...Map.groupBy(rows, (row) => row.key)].map(([law, places]) => [law, outlineOf(places)]));
  });
  return found ?? [];
}

interface VersionRow {
  number: string;
  title: string | null;
  official_text: string;
  path: string[];
  is_repealed: boolean;
  notes: string[];
  last_reform_on: string | null;
  official_url: string | null;
}

/** Articles as they read in a version that is not the current one. */
async function readOldArticles(
  em: SqlEntityManager,
  statute: StatuteFacts,
  asOf: string,
  numbers: readonly string[],
): Promise<ArticleText[]> {
  const rows = await em.execute<VersionRow[]>(
    `select a.number, a.title, a.official_text, a.path, a.is_repealed, a.notes, a.last_reform_on::text, v.official_url
     from article_version a join statute_version v on v.statute_key = a.statute_key and v.text_as_of = a.text_as_of
     where a.statute_key = ? and a.text_as_of = ? and a.number in (select json_array_elements_text(?::json)) order by a.position`,
    [statute.key, asOf, JSON.stringify(numbers)],
  );
  return rows.map((row) => ({
    id: articleId(statute.key, row.number),
    statuteKey: statute.key,
    statute,
    number: row.number,
    title: row.title,
    officialText: row.official_text,
    // The synthesis tells the text that rules now.
    synthesis: null,
    synthesisAsOf: null,
    path: row.path,
    isRepealed: row.is_repealed,
    notes: row.notes,
    lastReformOn: row.last_reform_on,
    textAsOf: asOf,
    officialUrl: row.official_url,
  }));
}

/** The day of the version that ruled on a day: the latest text that is not after it. `null`: none is stored. */
async function versionOn(em: SqlEntityManager, statute: StatuteFacts, day: string): Promise<string | null> {
  if (statute.hasOfficialText && day >= statute.textAsOf) return statute.textAsOf;
  const [row] = await em.execute<{ text_as_of: string }[]>(
    'select text_as_of::text from statute_version where statute_key = ? and text_as_of <= ? order by text_as_of desc limit 1',
    [statute.key, day],
  );
  return row?.text_as_of ?? null;
}

/** One article, as it reads now or as it read on a day. */
export async function readArticle(
  ctx: Ctx,
  { statute: key, number, asOf }: { statute: string; number: string; asOf?: string | null },
): Promise<ArticleText | null> {
  if (!asOf) return findArticle(ctx.em, key, number);
  const statute = await readStatute(ctx, key);
  if (!statute) return null;
  const version = await versionOn(ctx.em, statute, asOf);
  if (version === null) return null;
  if (version === statute.textAsOf) return findArticle(ctx.em, key, number);
  return (await readOldArticles(ctx.em, statute, version, [normaliseArticle(number, statute.key)]))[0] ?? null;
}

export interface StatuteSection {
  statute: StatuteFacts;
  path: string[];
  textAsOf: string;
  articles: ArticleText[];
  previousArticle: string | null;
  nextArticle: string | null;
}

/** Laws of which only syntheses are stored are read in the order of these. */
const readSynthesisPlaces = (em: SqlEntityManager, key: string): Promise<PlacedArticle[]> =>
  em.execute<PlacedArticle[]>('select number, path from article where statute_key = ? order by position', [key]);

/** An article with its neighbours. Without a number, the first section. */
export async function readSection(
  ctx: Ctx,
  { statute: key, number, asOf }: { statute: string; number?: string | null; asOf?: string | null },
): Promise<StatuteSection | null> {
  const statute = await readStatute(ctx, key);
  if (!statute) return null;
  const version = asOf ? await versionOn(ctx.em, statute, asOf) : statute.textAsOf;
  if (version === null) return null;
  const isCurrent = version === statute.textAsOf;
  const places =
    isCurrent && !statute.hasOfficialText
      ? await readSynthesisPlaces(ctx.em, statute.key)
      : await readPlaces(ctx.em, statute.key, isCurrent ? null : version);
  const wanted = number ? normaliseArticle(number, statute.key) : places[0]?.number;
  const at = places.findIndex((place) => place.number === wanted);
  if (at < 0) return null;
  const { first, last } = sectionAround(places, at);
  const numbers = places.slice(first, last + 1).map((place) => place.number);
  const articles = isCurrent
    ? await findArticlesById(
        ctx.em,
        numbers.map((each) => articleId(statute.key, each)),
      )
    : await readOldArticles(ctx.em, statute, version, numbers);
  return {
    statute,
    path: [...(places[at]?.path ?? [])],
    textAsOf: version,
    articles,
    previousArticle: places[first - 1]?.number ?? null,
    nextArticle: places[last + 1]?.number ?? null,
  };
}
