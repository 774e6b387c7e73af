import { findLaw } from '#db/content/law-index.ts';
import type { TermCitation } from '#db/content/deadlines/term-rule.ts';

export const lawName = (statuteKey: string): string => findLaw(statuteKey)?.shortName ?? statuteKey;

/** `CFF 134`: law and article, for a sentence. */
export function printedArticle(citation: TermCitation): string {
  const [statute = '', article = ''] = citation.split(':');
  return `${lawName(statute)} ${article.split('|')[0] ?? ''}`.trim();
}
