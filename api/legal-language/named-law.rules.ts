import { findCitations } from './citations/citation-grammar.rules.ts';
import { normaliseArticle } from '#db/content/law-index.ts';
import { lawAt } from './citations/laws/law-mentions.rules.ts';

/** An article that a text calls by its number. */
export interface NamedArticle {
  /** Key of its law; `null` when none is named or the one named is not stored. */
  law: string | null;
  /** As written; `null` when none is named. */
  lawName: string | null;
  article: string;
}

/** A law taken from what was said before counts as not named. */
export const namedArticles = (text: string): NamedArticle[] =>
  findCitations(text).map(({ law, lawName, article, isInferred }) => ({
    law: isInferred ? null : law,
    lawName: isInferred ? null : lawName,
    article: normaliseArticle(article, law ?? undefined),
  }));

export interface NamedLaw {
  law: string | null;
  name: string;
}

const BEGINS =
  /(?<![\p{L}\d])(?:Ley|Código|Constitución|Reglamento|Convención|Convenio|Tratado|Pacto|Norma|NOM)(?![\p{L}])/gu;

/** The laws that a text calls by their names, with an article or without. */
export function namedLaws(text: string): NamedLaw[] {
  const found: NamedLaw[] = [];
  for (const begin of text.matchAll(BEGINS)) {
    const named = lawAt(text, begin.index, true);
    // «la Ley» alone names none.
    if (named && (named.law !== null || /\s/.test(named.name.trim()))) found.push({ law: named.law, name: named.name });
  }
  return found;
}
