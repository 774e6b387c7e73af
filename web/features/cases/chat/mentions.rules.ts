import { foldText } from '#schema/lib/fold-text.ts';

/** What stands before the cursor while somebody is being mentioned. */
export interface MentionBegun {
  /** Place of the `@`. */
  start: number;
  query: string;
}

const LONGEST_QUERY = 40;

/** The `@` that the cursor stands behind, when it begins a word. */
export function mentionBefore(text: string, cursor: number): MentionBegun | null {
  const start = text.lastIndexOf('@', cursor - 1);
  if (start < 0 || cursor - start - 1 > LONGEST_QUERY) return null;
  if (start > 0 && !/[\s([¿¡"«]/.test(text[start - 1] ?? '')) return null;
  const query = text.slice(start + 1, cursor);
  return /[\n@]|^\s|\s{2}/.test(query) ? null : { start, query };
}

interface Named {
  userId: string;
  name: string;
}

/** Those whose name, or one word of it, begins with what was typed. */
export function peopleLike<P extends Named>(people: readonly P[], query: string): P[] {
  const wanted = foldText(query);
  return people.filter(({ name }) => {
    const folded = foldText(name);
    // A whole name and what follows it is not looking for somebody any more.
    return folded.startsWith(wanted) || folded.split(/\s+/).some((word) => word.startsWith(wanted));
  });
}

export function insertMention(text: string, begun: MentionBegun, cursor: number, name: string) {
  const before = `${text.slice(0, begun.start)}@${name} `;
  return { text: before + text.slice(cursor).replace(/^ /, ''), cursor: before.length };
}

export interface TextPart {
  text: string;
  isMention: boolean;
}

/** A text cut at the mentions of these names; the longest name that fits is meant. */
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
