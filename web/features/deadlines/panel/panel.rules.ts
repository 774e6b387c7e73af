/** Filters of the panel in the URL, and the order of its cards. Pure. */

export interface PanelUrlState {
  search: string;
  caseId: string | null;
}

const MAX_LENGTH = 200;

export const readPanelUrl = (params: URLSearchParams): PanelUrlState => ({
  search: (params.get('q') ?? '').trim().slice(0, MAX_LENGTH),
  caseId: params.get('case')?.trim() || null,
});

/** Only values other than the default. */
export const writePanelUrl = ({ search, caseId }: PanelUrlState): Record<string, string> => ({
  ...(search ? { q: search } : {}),
  ...(caseId ? { case: caseId } : {}),
});

export const hasPanelFilter = ({ search, caseId }: PanelUrlState): boolean => search !== '' || caseId !== null;

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
