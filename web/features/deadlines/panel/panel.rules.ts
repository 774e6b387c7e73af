/** Filters of the panel in the URL, and the order and groups of its rows. Pure. */

export interface PanelFilter {
  search: string;
  caseId: string | null;
}

export interface PanelUrlState extends PanelFilter {
  /** The form of a new deadline is open. */
  isNew: boolean;
  /** What it begins with: a day that was read in a document. */
  newDay: string;
  newTitle: string;
}

const MAX_LENGTH = 200;
const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

export const readPanelUrl = (params: URLSearchParams): PanelUrlState => ({
  search: (params.get('q') ?? '').trim().slice(0, MAX_LENGTH),
  caseId: params.get('case')?.trim() || null,
  isNew: params.get('new') === '1',
  newDay: A_DAY.exec(params.get('day') ?? '')?.[0] ?? '',
  newTitle: (params.get('title') ?? '').trim().slice(0, MAX_LENGTH),
});

/** Only values other than the default. */
export const writePanelUrl = ({ search, caseId, isNew, newDay, newTitle }: PanelUrlState): Record<string, string> => ({
  ...(search ? { q: search } : {}),
  ...(caseId ? { case: caseId } : {}),
  ...(isNew ? { new: '1' } : {}),
  ...(isNew && newDay ? { day: newDay } : {}),
  ...(isNew && newTitle ? { title: newTitle } : {}),
});

export const hasPanelFilter = ({ search, caseId }: PanelFilter): boolean => search !== '' || caseId !== null;

interface Shown {
  id: string;
  status: string;
  dueAt: string;
}

/** Nearest first, as the server sends them, without those completed or removed meanwhile. */
export const inOrder = <T extends Shown>(deadlines: readonly T[], hidden: ReadonlySet<string>): T[] =>
  deadlines
    .filter(({ id, status }) => status !== 'COMPLETED' && !hidden.has(id))
    .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt) || a.id.localeCompare(b.id));

const GROUPS = ['overdue', 'today', 'week', 'later'] as const;
export type DeadlineGroup = (typeof GROUPS)[number];

interface Counted {
  daysLeft: number;
  isOverdue: boolean;
}

const A_WEEK_DAYS = 7;

/** By the days left, which the server counts in the right zone. Not by calendar weeks: on a Sunday tomorrow is near. */
function groupOf({ daysLeft, isOverdue }: Counted): DeadlineGroup {
  if (isOverdue) return 'overdue';
  if (daysLeft <= 0) return 'today';
  return daysLeft <= A_WEEK_DAYS ? 'week' : 'later';
}

/** The groups that have rows, in their order. */
export const grouped = <T extends Counted>(deadlines: readonly T[]): { group: DeadlineGroup; rows: T[] }[] =>
  GROUPS.map((group) => ({ group, rows: deadlines.filter((each) => groupOf(each) === group) })).filter(
    ({ rows }) => rows.length > 0,
  );

/** The row that a step leads to; from none, the first or the last. */
export function rowAfter(ids: readonly string[], current: string | null, step: 1 | -1): string | null {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))] ?? null;
}
