import type { DocumentKind } from '#schema/generated/contract.ts';
import { articleAddress, rulingAddress, thesisAddress, topicAddress } from '#schema/record-address.ts';
import { citationOf } from '#schema/text/research.ts';
import type { Connection } from '#api/kernel/paging/connection.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { connectOffset, offsetPage } from '#api/kernel/paging/offset-page.ts';
import { findArticlesById, type ArticleText } from '../articles.service.ts';

/** Articles that a text names, in the order in which it names them. */
export async function citesOf(ctx: Ctx, fromId: string): Promise<ArticleText[]> {
  const ids =
    (await loadBatched(ctx, 'cites', fromId, async (keys) => {
      const rows = await ctx.em.execute<{ from_id: string; to_id: string }[]>(
        `select from_id, to_id from citation_link where from_id in (select json_array_elements_text(?::json)) order by from_id, at`,
        [JSON.stringify(keys)],
      );
      return new Map(
        [...Map.groupBy(rows, (row) => row.from_id)].map(([from, links]) => [from, links.map((link) => link.to_id)]),
      );
    })) ?? [];
  return loadArticles(ctx, ids);
}

/** In the order of the ids; those without stored text are left out. */
async function loadArticles(ctx: Ctx, ids: readonly string[]): Promise<ArticleText[]> {
  const articles = await Promise.all(
    ids.map((id) =>
      loadBatched(ctx, 'article', id, async (keys) => {
        const found = await findArticlesById(ctx.em, keys);
        return new Map(found.map((article) => [article.id, article]));
      }),
    ),
  );
  return articles.flatMap((article) => article ?? []);
}

/** Every topic cites articles that the index knows; one without stored text leaves its number empty. */
export const articlesOfTopic = (ctx: Ctx, ids: readonly string[]): Promise<ArticleText[]> => loadArticles(ctx, ids);

export interface CitingText {
  id: string;
  title: string;
  kind: DocumentKind | null;
  passage: string;
  url: string;
}

interface CitingRow {
  id: string;
  to_id: string;
  total: number;
  kind: DocumentKind | null;
  statute_key: string | null;
  number: string | null;
  short_name: string | null;
  title: string | null;
  passage: string | null;
}

const urlOf = (row: CitingRow): string => {
  if (row.statute_key) return articleAddress(row.statute_key, row.number ?? '');
  if (row.id.startsWith('tes_')) return thesisAddress(row.id.slice('tes_'.length));
  return row.id.startsWith('sen_') ? rulingAddress(row.id) : topicAddress(row.id.slice('top_'.length));
};

const BEFORE = 70;
const LENGTH = 240;

/** Whole words, with an ellipsis where it was cut. */
const tidy = (passage: string): string => {
  const words = passage.replace(/\s+/g, ' ').trim();
  return words.length < LENGTH - 5 ? words : `…${words.replace(/^\S*\s|\s\S*$/g, '')}…`;
};

const toCiting = (row: CitingRow): CitingText => ({
  id: row.id,
  title: row.number ? citationOf(row.short_name ?? '', row.number) : (row.title ?? ''),
  kind: row.kind,
  passage: tidy(row.passage ?? ''),
  url: urlOf(row),
});

const PAGE = { usual: 20, largest: 100 };

/** Texts that name an article: theses and rulings first, then topics, then articles, each by how often it is cited itself. */
export async function citedBy(
  ctx: Ctx,
  article: ArticleText,
  args: { first?: number | null; after?: string | null },
): Promise<Connection<CitingText>> {
  const page = offsetPage(args, PAGE);
  const rows =
    (await loadBatched(ctx, `citedBy:${page.size}:${page.offset}`, article.id, async (keys) => {
      const found = await ctx.em.execute<CitingRow[]>(
        `select * from (
           select l.from_id as id, l.to_id, count(*) over by_target::int as total, row_number() over (by_target order by
               case when l.from_id like 'tes%' then 0 when l.from_id like 'sen%' then 1 when l.from_id like 'top%' then 2 else 3 end,
               coalesce(d.citations, 0) desc, l.from_id) as place,
             coalesce(t.kind, case when r.id is not null then 'RULING' when s.type = 'CONSTITUTION' then 'ACT' else s.type end) as kind,
             a.statute_key, a.number, s.short_name, coalesce(t.title, r.title, o.content ->> 'title') as title,
             case when o.id is not null then o.content ->> 'question'
               else substr(coalesce(a.official_text, t.title || E'\\n' || t.text, r.text), greatest(1, l.at - ${BEFORE}), ${LENGTH}) end as passage
           from citation_link l
           left join article a on a.id = l.from_id left join statute s on s.key = a.statute_key
           left join thesis t on t.id = l.from_id left join ruling r on r.id = l.from_id
           left join topic o on 'top_' || o.id = l.from_id
           left join document_search d on d.scope = 'ARTICLE' and d.id = l.from_id
           where l.to_id in (select json_array_elements_text(?::json))
           window by_target as (partition by l.to_id)
         ) ranked where place > ? and place <= ? order by to_id, place`,
        [JSON.stringify(keys), page.offset, page.offset + page.size],
      );
      return Map.groupBy(found, (row) => row.to_id);
    })) ?? [];
  return connectOffset(rows.map(toCiting), page, rows[0]?.total ?? 0);
}
