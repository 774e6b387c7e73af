import type { Finding } from './review.ts';

/** Words to be written over a citation. */
export interface Replacement {
  finding: Finding;
  words: string;
}

/** Corrections that only change how a citation is written. Of overlapping ones the first. */
export function formCorrectionsOf(findings: readonly Finding[]): Replacement[] {
  let end = 0;
  return findings.flatMap((finding) => {
    const { correction, correctionKind, start } = finding;
    if (correctionKind !== 'FORM' || correction === null || start < end) return [];
    end = finding.end;
    return [{ finding, words: correction }];
  });
}

/** The text with the words in place of the citations, which do not overlap and are in order. */
export function withReplacements(text: string, changes: readonly Replacement[]): string {
  let from = 0;
  const pieces = changes.map(({ finding: { start, end }, words }) => {
    const piece = text.slice(from, start) + words;
    from = end;
    return piece;
  });
  return pieces.join('') + text.slice(from);
}
