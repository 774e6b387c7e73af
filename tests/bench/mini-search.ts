import { foldText } from '#schema/lib/fold-text.ts';
import MiniSearch from 'minisearch';
import type { OfficialText } from './official-texts.ts';

export type SearchFunction = (question: string, limit: number) => string[];

/** MiniSearch as it comes: BM25 over whole words in memory, any word of the question; only accents are taken away. */
export function indexForMiniSearch(texts: readonly OfficialText[]): SearchFunction {
  const index = new MiniSearch<OfficialText>({
    fields: ['title', 'text'],
    processTerm: foldText,
    searchOptions: { combineWith: 'OR', prefix: false, fuzzy: false },
  });
  index.addAll(texts);
  return (question, limit) =>
    index
      .search(question)
      .slice(0, limit)
      .map(({ id }) => String(id));
}
