/** What the panel keeps of its pages. Pure. */

export interface PanelPlace {
  search: string;
  caseId: string | null;
}

const LONGEST = 200;

export const readPanelPlace = (params: URLSearchParams): PanelPlace => ({
  search: (params.get('q') ?? '').trim().slice(0, LONGEST),
  caseId: params.get('case')?.trim() || null,
});

/** Only what is not the default. */
export const writePanelPlace = ({ search, caseId }: PanelPlace): Record<string, string> => ({
  ...(search ? { q: search } : {}),
  ...(caseId ? { case: caseId } : {}),
});

export const hasPanelFilter = ({ search, caseId }: PanelPlace): boolean => search !== '' || caseId !== null;

interface Shown {
  id: string;
  status: string;
  dueAt: string;
}

/** Least days left first, as the server sends them; what was completed or taken away meanwhile is left out. */
export const inOrder = <T extends Shown>(held: readonly T[], gone: ReadonlySet<string>): T[] =>
  held
    .filter(({ id, status }) => status !== 'COMPLETED' && !gone.has(id))
    .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt) || a.id.localeCompare(b.id));
