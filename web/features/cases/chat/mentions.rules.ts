import { foldText } from '#schema/lib/fold-text.ts';

/** The unfinished mention before the cursor. */
export interface PartialMention {
  /** Index of the `@`. */
  start: number;
  query: string;
}

const MAX_QUERY_LENGTH = 40;

/** The `@` before the cursor, if it starts a word. */
export function mentionBefore(text: string, cursor: number): PartialMention | null {
  const start = text.lastIndexOf('@', cursor - 1);
  if (start < 0 || cursor - start - 1 > MAX_QUERY_LENGTH) return null;
  if (start > 0 && !/[\s([¿¡"«]/.test(text[start - 1] ?? '')) return null;
  const query = text.slice(start + 1, cursor);
  return /[\n@]|^\s|\s{2}/.test(query) ? null : { start, query };
}

interface NamedPerson {
  userId: string;
  name: string;
}

/** People whose name, or one word of it, begins with what was typed. */
export function peopleLike<P extends NamedPerson>(people: readonly P[], query: string): P[] {
  const wanted = foldText(query);
  return people.filter(({ name }) => {
    const folded = foldText(name);
    // A complete name followed by other text no longer searches.
    return folded.startsWith(wanted) || folded.split(/\s+/).some((word) => word.startsWith(wanted));
  });
}

export function insertMention(text: string, begun: PartialMention, cursor: number, name: string) {
  const before = `${text.slice(0, begun.start)}@${name} `;
  return { text: before + text.slice(cursor).replace(/^ /, ''), cursor: before.length };
}

export interface TextPart {
  text: string;
  isMention: boolean;
}

/** Splits a text at the mentions of these names; the longest matching name wins. */
export function splitMentions(text: string, names: readonly string[]): TextPart[] {
  const sorted = names.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = sorted.find((each) => foldText(text.slice(at + 1, at + 1 + each.length)) === foldText(each));
    if (!name) continue;
    const end = at + 1 + name.length;
    if (/[\p{L}\p{N}]/u.test(text[end] ?? '')) continue;
    if (at > from) parts.push({ text: text.slice(from, at), isMention: false });
    parts.push({ text: text.slice(at, end), isMention: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false });
  return parts;
}
