import { useState } from 'react';
import { findingText as text } from '#schema/text/citation-review.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { formCorrectionsOf, withReplacements, type Replacement } from './replacements.rules.ts';
import type { Finding, Review } from './review.ts';
import { useRecheck, type Problem } from './use-recheck.ts';

interface Correction {
  message: string;
  /** Both texts complete: positions move when the text before them is corrected. */
  before: string;
  after: string;
  start: number;
}

/** The citation at a position of a text, or the nearest one. */
const findingAt = ({ report }: Review, start: number): Finding | undefined =>
  report.citations.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0];

const tell = (problem: Problem | null): void => {
  if (problem) showToast({ message: `${text.correctFailed} ${problem.message}`, tone: 'danger' });
};

const clipped = (words: string): string => (words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words);

interface CorrectionOptions {
  review: Review;
  /** The text was checked again: the index of the corrected citation in the new report. */
  onChange: (index: number | null) => void;
  /** The stored text differs from the one on the screen. */
  onStale: () => void;
}

/** Writes a correction into the text and checks it again; the last one can be undone. */
export function useCorrections({ review, onChange, onStale }: CorrectionOptions) {
  const { recheck, isChecking } = useRecheck(review.id);
  const [last, setLast] = useState<Correction | null>(null);

  const write = async (words: string, start: number): Promise<Problem | null> => {
    const result = await recheck({ text: words });
    if (result.problem) return result.problem;
    onChange(findingAt(result.review, start)?.index ?? null);
    return null;
  };
  /** Writes words over citations, all in one change. */
  const replace = async (changes: readonly Replacement[], message: string): Promise<Problem | null> => {
    if (isChecking || changes.length === 0) return null;
    if (changes.some(({ finding: { start, end, citation } }) => review.text.slice(start, end) !== citation)) {
      onStale();
      return { message: text.stale, requestId: null };
    }
    const after = withReplacements(review.text, changes);
    const start = changes[0]?.finding.start ?? 0;
    const problem = await write(after, start);
    if (problem) return problem;
    setLast({ message, before: review.text, after, start });
    return null;
  };
  const correct = (finding: Finding, words: string): Promise<Problem | null> =>
    replace([{ finding, words }], text.corrected(clipped(finding.citation), clipped(words)));
  const correctForms = async (): Promise<void> => {
    const changes = formCorrectionsOf(review.report.citations);
    tell(await replace(changes, text.correctedForms(changes.length)));
  };
  const choose = async (finding: Finding, words: string): Promise<void> => tell(await correct(finding, words));
  const undo = async (): Promise<void> => {
    if (!last || isChecking) return;
    const problem = await write(last.before, last.start);
    if (problem) return showToast({ message: `${text.undoFailed} ${problem.message}`, tone: 'danger' });
    setLast(null);
    showToast({ message: text.undone });
  };
  // After another change of the text, undo would lose that change.
  const canUndo = last !== null && last.after === review.text;
  return {
    correct,
    correctForms,
    choose,
    undo,
    isChecking,
    undoable: canUndo ? last : null,
    forget: () => setLast(null),
  };
}
