/** Why labelled citations of articles are not found, and what is found beside them. */
import type { DismissedNumber } from '#api/legal-language/citations/statutes/statutes.rules.ts';
import type { StatuteReference } from '#api/legal-language/citations/references.rules.ts';
import { foldArticle, foldFraction, overlap, pairs, type Found, type LabelledText } from './citations.rules.ts';

export const CAUSES = [
  /** No number was looked at there. */
  'NO_CANDIDATE',
  /** The number was looked at, and dismissed. */
  'DISMISSED',
  /** Another law, none, or one where none can be known. */
  'LAW_OTHER',
  'LAW_NONE',
  'LAW_TOO_MUCH',
  'FRACTION',
  /** Another number, or other ends. */
  'SPAN',
  /** What is found is no citation. */
  'EXTRA',
] as const;
type Cause = (typeof CAUSES)[number];

export interface CausedMiss {
  id: string;
  cause: Cause;
  /** The words with what is around them. */
  words: string;
  expected: string;
  came: string;
}

const AROUND = 70;
const shown = (text: string, start: number, end: number): string =>
  `${text.slice(Math.max(0, start - AROUND), start)}⟦${text.slice(start, end)}⟧${text.slice(end, end + AROUND)}`.replace(
    /\s+/g,
    ' ',
  );

type Label = LabelledText['citations'][number];

const described = (each: StatuteReference): string =>
  `${each.law ?? `«${each.lawName ?? ''}»`} ${each.article}${each.detail ? ` ${each.detail}` : ''} ${each.lawSource}`;

/** Statutes only. `dismissed` in places of the text. */
export function causesOf(
  text: LabelledText,
  found: readonly Found[],
  dismissed: readonly DismissedNumber[],
): CausedMiss[] {
  const statutes = found.filter(({ reference }) => reference.kind === 'STATUTE');
  const paired = pairs(text, statutes);
  const used = new Set(paired.values());
  const misses: CausedMiss[] = [];
  for (const label of text.citations) {
    if (label.kind !== 'STATUTE' || paired.has(label)) continue;
    const over = statutes.filter(({ reference }) => overlap(label, reference));
    const same = over.find(
      ({ reference }) =>
        reference.kind === 'STATUTE' && foldArticle(reference.article) === foldArticle(label.article ?? ''),
    );
    const other = same ?? over[0];
    if (other) used.add(other);
    const reason = dismissed.find((each) => overlap(label, each))?.reason;
    misses.push({
      id: text.id,
      cause: causeOf(label, same?.reference as StatuteReference | undefined, over.length > 0, reason !== undefined),
      words: shown(text.text, label.start, label.end),
      expected: [label.law, label.article, label.fraction && `fr. ${label.fraction}`].filter(Boolean).join(' '),
      came: other ? described(other.reference as StatuteReference) : (reason ?? ''),
    });
  }
  for (const each of statutes) {
    if (used.has(each)) continue;
    const { start, end } = each.reference;
    misses.push({
      id: text.id,
      cause: 'EXTRA',
      words: shown(text.text, start, end),
      expected: '',
      came: described(each.reference as StatuteReference),
    });
  }
  return misses;
}

function causeOf(label: Label, same: StatuteReference | undefined, isOver: boolean, isDismissed: boolean): Cause {
  if (!same) return isOver ? 'SPAN' : isDismissed ? 'DISMISSED' : 'NO_CANDIDATE';
  if (same.law !== label.law) return same.law === null ? 'LAW_NONE' : label.law === null ? 'LAW_TOO_MUCH' : 'LAW_OTHER';
  return foldFraction(same.fraction ?? '') === foldFraction(label.fraction ?? '') ? 'SPAN' : 'FRACTION';
}
