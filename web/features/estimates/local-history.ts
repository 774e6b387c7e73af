import { estimateCaseTypeText } from '#schema/text/estimates.ts';
import { ESTIMATES_KEY, storedUserId } from '#web/shared/session/session-storage.ts';
import type { ShownEstimate } from './figure.rules.ts';

/** The last estimates of an account in this browser, to see them while the server is away. */

const KEPT = 10;
const SUMMARY = 120;

export interface HistoryItem {
  id: string;
  timestamp: string;
  analysis_type: string;
  case_summary: string;
  case_type: string;
  prediction: ShownEstimate;
  status: 'completed';
}

/** Another account that signs in here never sees it. */
const keyNow = (): string | null => {
  const userId = storedUserId();
  return userId && `${ESTIMATES_KEY}_${userId}`;
};

const isItem = (value: unknown): value is HistoryItem =>
  typeof value === 'object' && value !== null && 'id' in value && 'prediction' in value && 'timestamp' in value;

/** Newest first; empty where there is no storage. */
export function readHistory(): HistoryItem[] {
  const key = keyNow();
  if (!key) return [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    return [];
  }
}

const itemOf = (estimate: ShownEstimate): HistoryItem => ({
  id: estimate.id,
  timestamp: estimate.createdAt,
  analysis_type: estimate.kind.toLowerCase(),
  case_summary: estimate.description.slice(0, SUMMARY),
  case_type: estimateCaseTypeText[estimate.caseType],
  prediction: estimate,
  status: 'completed',
});

/** Keeps what the server has: the last ten, so that what was deleted there goes here too. */
export function keepHistory(estimates: readonly ShownEstimate[]): void {
  const key = keyNow();
  if (!key) return;
  try {
    localStorage.setItem(key, JSON.stringify(estimates.slice(0, KEPT).map(itemOf)));
  } catch {
    // Without storage, or without room in it, the list of the server is the only one.
  }
}
