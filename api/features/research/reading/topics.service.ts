import { articleId, normaliseArticle } from '#db/content/law-index.ts';
import type { LegalArea, Topic } from '#db/content/legal-content.ts';
import { CITATION_MARK, citedArticles } from '#db/content/topic-citations.rules.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Ctx } from '#api/kernel/context.ts';

/** A topic as it is read: its marks are numbers in brackets that point into `articleIds`. */
export interface ReadableTopic {
  id: string;
  slug: string;
  title: string;
  area: LegalArea;
  question: string;
  answer: string;
  sections: { heading: string; points: string[] }[];
  term: string | null;
  steps: string[];
  articleIds: string[];
}

function toReadable(topic: Topic): ReadableTopic {
  const articleIds = citedArticles(topic);
  const numbered = (text: string): string =>
    text
      .replace(CITATION_MARK, (_mark, key: string, number: string) => {
        const at = articleIds.indexOf(articleId(key, normaliseArticle(number.trim(), key)));
        return at < 0 ? '' : `[${at + 1}]`;
      })
      .trim();
  return {
    id: `top_${topic.id}`,
    slug: topic.id,
    title: topic.title,
    area: topic.area,
    question: topic.question,
    answer: numbered(topic.answer),
    sections: topic.sections.map(({ heading, points }) => ({ heading, points: points.map(numbered) })),
    term: topic.term ? numbered(topic.term) : null,
    steps: topic.steps.map(numbered),
    articleIds,
  };
}

/** By id with its prefix (`top_…`). */
export async function findTopics(em: SqlEntityManager, ids: readonly string[]): Promise<ReadableTopic[]> {
  const rows = await em.execute<{ content: Topic }[]>(
    `select content from topic where 'top_' || id in (select json_array_elements_text(?::json))`,
    [JSON.stringify(ids)],
  );
  return rows.map(({ content }) => toReadable(content));
}

export async function readTopic(ctx: Ctx, slug: string): Promise<ReadableTopic | null> {
  return (await findTopics(ctx.em, [`top_${slug.slice(0, 100)}`]))[0] ?? null;
}
