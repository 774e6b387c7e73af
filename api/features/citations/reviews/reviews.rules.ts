import { citationReviewText as say } from '#schema/text/citations.ts';
import { countStates } from '../checking/report.rules.ts';
import type {
  StoredCheckedCitation,
  StoredDecision,
  StoredFilePlaces,
  StoredReport,
} from '#db/entities/citation-review.entity.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { isStorable, storable } from '#api/kernel/database/storable.ts';
import { placeOf } from './places.rules.ts';

const TEXT_MAX = 1_000_000;
const NOTE_MAX = 500;
export const MAX_REVIEWS = 100;
const TITLE_MAX = 120;
const TITLE_FROM_TEXT = 80;

/** The error for a text, or `null`. */
export function reviewTextProblem(text: string): { code: 'VALIDATION' | 'PAYLOAD_TOO_LARGE'; message: string } | null {
  if (text.length > TEXT_MAX) return { code: 'PAYLOAD_TOO_LARGE', message: say.textTooLong(TEXT_MAX) };
  return text.trim() ? null : { code: 'VALIDATION', message: say.textEmpty };
}

export function reviewTitleProblem(title: string): string | null {
  const trimmed = title.trim();
  const isFine = trimmed && trimmed.length <= TITLE_MAX && isStorable(trimmed);
  return isFine ? null : say.titleInvalid;
}

export const noteProblem = (note: string): string | null => (note.length > NOTE_MAX ? say.noteTooLong(NOTE_MAX) : null);

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(most / 2))).toWellFormed()}…`;
}

/** The name of the file without its extension, or the first line that has letters. */
export function reviewTitleOf(text: string, fileName: string | null): string {
  const name = fileName?.replace(/\.[a-z0-9]{1,5}$/i, '').trim();
  const line = /[^\n]*\p{L}[^\n]*/u.exec(text.slice(0, 4000).replace(/<[^<>]{0,300}>/g, ' '))?.[0];
  return (
    cutAtWord(storable(name || '').replace(/\s+/g, ' '), TITLE_MAX) ||
    cutAtWord((line ?? '').replace(/\s+/g, ' ').trim(), TITLE_FROM_TEXT) ||
    say.untitled
  );
}

export type Decisions = Record<string, StoredDecision>;

const written = ({ kind, citation }: StoredCheckedCitation): string =>
  `${kind} ${citation.replace(/\s+/g, ' ').trim()}`;

/**
 * Decisions after a new check of the text: a citation with the same wording keeps its decision. Of several equal ones
 * the first keeps that of the first, and so on.
 */
export function carryDecisions(before: StoredReport, decisions: Decisions, after: StoredReport): Decisions {
  const waiting = new Map<string, (StoredDecision | undefined)[]>();
  for (const citation of before.citations) {
    const key = written(citation);
    waiting.set(key, [...(waiting.get(key) ?? []), decisions[citation.index]]);
  }
  const carried: Decisions = {};
  for (const citation of after.citations) {
    const decision = waiting.get(written(citation))?.shift();
    if (decision) carried[citation.index] = decision;
  }
  return carried;
}

const isPending = ({ state, contradictions, index }: StoredCheckedCitation, decisions: Decisions): boolean =>
  (state !== 'VERIFIED' || contradictions.length > 0) && !decisions[index]?.decision;

export const countPending = (report: StoredReport, decisions: Decisions): number =>
  report.citations.reduce((sum, citation) => sum + Number(isPending(citation, decisions)), 0);

interface ShownReport {
  /** Of the text. */
  length: number;
  report: StoredReport;
  places: StoredFilePlaces | null;
  decisions: Decisions;
}

/** The laws that are cited and not held, those with most citations first. */
export function unheldLawsOf(citations: readonly StoredCheckedCitation[]): { name: string; citations: number[] }[] {
  const byName = new Map<string, { name: string; citations: number[] }>();
  for (const { unheldLaw, index } of citations) {
    if (unheldLaw === null) continue;
    const own = byName.get(foldText(unheldLaw)) ?? { name: unheldLaw, citations: [] };
    own.citations.push(index);
    byName.set(foldText(unheldLaw), own);
  }
  return [...byName.values()].toSorted((a, b) => b.citations.length - a.citations.length);
}

/** A report as shown, with the places in the file and the decisions of its reader. */
export const showReport = ({ length, report, places, decisions }: ShownReport) => ({
  length,
  counts: countStates(report.citations),
  citations: report.citations.map((citation) => ({
    ...citation,
    place: placeOf(places, length, citation),
    decision: decisions[citation.index]?.decision ?? null,
    note: decisions[citation.index]?.note ?? null,
  })),
  quotes: report.quotes,
  unheldLaws: unheldLawsOf(report.citations),
});
