/** «“Artículo 302. Comete…” (Código Penal Federal)»: the law of an article that is quoted with its heading. */
import { lawAt } from './law-mentions.rules.ts';
import type { LawAt } from './law-at.ts';

const LONGEST = 6000;
const CLOSING: Record<string, string> = { '“': '”', '«': '»', '"': '"' };
const HEADING = /^\s?(?:\.\s?[-–—]{0,2}|[-–—:])\s?["“«]?[\p{Lu}(…]/u;
const JOINT = /^\.?\s?(?:[(,—–-]\s?)?(?:(?:de|en)\s(?:la|el)\s|del\s)?/iu;

/** The law that stands right behind the quotation which the article at `at` opens; its number ends at `end`. */
export function lawBehindQuote(text: string, at: number, end: number): LawAt | null {
  const closing = CLOSING[text[at - 1] ?? ''];
  if (closing === undefined || !HEADING.test(text.slice(end, end + 8))) return null;
  const stretch = text.slice(end, end + LONGEST);
  const close = stretch.indexOf(closing);
  if (close < 0) return null;
  const behind = end + close + 1;
  const joint = JOINT.exec(text.slice(behind, behind + 12))?.[0] ?? '';
  if (!/[\p{L}(,—–-]/u.test(joint)) return null;
  const law = lawAt(text, behind + joint.length, true);
  return law?.law ? law : null;
}
