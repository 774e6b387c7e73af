import { foldText } from '#schema/lib/fold-text.ts';
import MiniSearch from 'minisearch';
import type { OfficialText } from './official-texts.ts';

export type SearchFunction = (question: string, limit: number) => string[];

/** MiniSearch with default settings: BM25 over whole words, any word of the question; accents are removed. */
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
