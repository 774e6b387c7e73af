import { articleId, normaliseArticle } from './law-index.ts';
import type { Topic } from './legal-content.ts';

/** `{{lft:48}}`, `{{lft:518|párrafo segundo}}`. */
export const CITATION_MARK = /\{\{([a-z0-9]+):([^|}]+)(?:\|[^}]*)?\}\}/g;

/** Articles that a topic cites, in the order in which a reader meets them. */
export function citedArticles(topic: Topic): string[] {
  const told = [topic.answer, ...topic.sections.flatMap(({ points }) => points), topic.term ?? '', ...topic.steps].join(
    ' ',
  );
  const ids = [...told.matchAll(CITATION_MARK)].map(([, key = '', number = '']) =>
    articleId(key, normaliseArticle(number.trim(), key)),
  );
  return [...new Set(ids)];
}
