import { articleId, hasArticle, normaliseArticle } from '#db/content/law-index.ts';
import { findCitations, type FoundCitation } from '#api/legal-language/index.ts';

/** An article that a text names. */
export interface Reference {
  /** Id of the article: `art_lft_48`. */
  id: string;
  /** Where in the text, in characters. */
  at: number;
}

/** The article whose text is read. */
export interface OwnArticle {
  key: string;
  number: string;
  /** Whether its law has an article, where the text at hand knows better than the index. */
  has?: (number: string) => boolean;
}

/** «…de este Código», «…de la presente Ley», in the sentence of the citation. */
const OWN =
  /^[^;\n]{0,140}?\s(?:de|en)\s(?:est[ae]|la\spresente|el\spresente)\s(?:misma?\s)?(?:ley|c[oó]digo|ordenamiento|constituci[oó]n|reglamento)(?!\p{L})/iu;

function isOwn(text: string, { start, end, lawName, isInferred }: FoundCitation): boolean {
  if (lawName === null || isInferred) return true;
  const said = OWN.exec(text.slice(start, Math.max(end, start + 160)))?.[0];
  return said !== undefined && !said.includes(lawName);
}

/**
 * The articles that a text names, each once, where it is named first. Inside of a law a bare «artículo 48» is its own;
 * elsewhere it names nobody's. Articles that the index does not know are left out.
 */
export function referencesOf(text: string, own: OwnArticle | null): Reference[] {
  const found = new Map<string, number>();
  for (const citation of findCitations(text)) {
    const { law, article, start } = citation;
    // «artículo 47 de la LFT… el artículo 48» in another law's text: the second is of the text's own law.
    const key = own && isOwn(text, citation) ? own.key : law;
    const isHeld = own && key === own.key && own.has ? own.has(article) : key !== null && hasArticle(key, article);
    if (!key || !isHeld) continue;
    const number = normaliseArticle(article, key);
    if (own && key === own.key && number === own.number) continue;
    const id = articleId(key, number);
    if (!found.has(id)) found.set(id, start);
  }
  return [...found].map(([id, at]) => ({ id, at }));
}
