import { sequenceDiff, type SequenceChange } from '#schema/lib/sequence-diff.ts';

/** Changes between two texts, word by word. */

export type Change = SequenceChange;
type ChangeKind = Change['kind'];

/** Splits a text into words and spaces; joined they are the text again. */
const piecesOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

const isSpace = (text: string): boolean => text.trim() === '';

/** Merges changes. A single space between two changes belongs to them: `a b` → `c d` is one replacement, not two. */
function mergeChanges(changes: readonly Change[]): Change[] {
  const stretches: { same: string; removed: string; added: string }[] = [];
  let current = { same: '', removed: '', added: '' };
  const close = (): void => {
    stretches.push(current);
    current = { same: '', removed: '', added: '' };
  };
  changes.forEach(({ kind, text }, at) => {
    const isInside = current.removed !== '' || current.added !== '';
    const next = changes[at + 1];
    if (kind !== 'same') {
      if (current.same !== '') close();
      current[kind] += text;
    } else if (isInside && isSpace(text) && !text.includes('\n') && next && next.kind !== 'same') {
      current.removed += text;
      current.added += text;
    } else {
      if (isInside) close();
      current.same += text;
    }
  });
  close();
  return stretches.flatMap(({ same, removed, added }): Change[] => [
    ...(same ? [{ kind: 'same', text: same } as const] : []),
    ...(removed && !isSpace(removed) ? [{ kind: 'removed', text: removed } as const] : []),
    ...(added ? [{ kind: isSpace(added) ? 'same' : 'added', text: added } as const] : []),
  ]);
}

/** The changes from the older to the newer text. */
export const wordDiff = (olderText: string, newerText: string): Change[] =>
  mergeChanges(sequenceDiff(piecesOf(olderText), piecesOf(newerText)));

const wordsIn = (changes: readonly Change[], kind: ChangeKind): number =>
  changes
    .filter((change) => change.kind === kind)
    .reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);

export const countChanges = (changes: readonly Change[]): { added: number; removed: number } => ({
  added: wordsIn(changes, 'added'),
  removed: wordsIn(changes, 'removed'),
});

/** The changes of each paragraph; a change across paragraphs is split. */
export function inParagraphs(changes: readonly Change[]): Change[][] {
  const paragraphs: Change[][] = [[]];
  for (const { kind, text } of changes) {
    text.split('\n').forEach((line, at) => {
      if (at > 0) paragraphs.push([]);
      if (line !== '') paragraphs.at(-1)?.push({ kind, text: line });
    });
  }
  return paragraphs.filter((stretches) => stretches.length > 0);
}
