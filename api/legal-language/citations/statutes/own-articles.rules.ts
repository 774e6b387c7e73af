/** Articles of the document itself, where that is a contract or a regulation. */
import type { Item } from './article-items.rules.ts';
import type { Head } from './statute-heads.rules.ts';

/** What the title of a document with articles of its own says. */
const OWN_RULES =
  /^[\s#*]*(?:proyecto\sde\s)?(?:reglamento|contrato|convenio|estatutos|pol[ií]tica|bases|lineamientos|c[oó]digo\sde\s(?:[eé]tica|conducta)|protocolo|acta\sconstitutiva|iniciativa)(?!\p{L})/iu;

const TITLE_REACH = 80;

/** «Art. 3. La empresa proporciona…» */
export function isOwnArticle(text: string, { kind, at }: Head, { end }: Item): boolean {
  if (kind !== 'WORD' || !OWN_RULES.test(text.slice(0, TITLE_REACH))) return false;
  const isHeading = /(?:^|\n)[\s#*•-]*$/u.test(text.slice(Math.max(0, at - 8), at));
  return isHeading && /^\s?(?:[.:)]|[-–—])[-–—]?\s?[\p{Lu}(«“"]|^\s\(de\seste/u.test(text.slice(end, end + 12));
}
