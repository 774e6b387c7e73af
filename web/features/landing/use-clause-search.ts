import { useLocation, useNavigate } from 'react-router';

const SOURCE = 'landing_demo';
const HASH = '#detailed-analysis';
/** The clause of the demo chat. */
const HINTED = 'clausula_contractual';

/** The address of a consultation of the demo chat. */
const addressOf = (consultation: string): string =>
  `/?${new URLSearchParams({ consultation_type: consultation, source: SOURCE, auto_analyze: 'true', timestamp: String(Date.now()) })}${HASH}`;

interface ClauseSearchState {
  /** What the address asks for; `null`: the search is closed. */
  consultation: string | null;
  open: () => void;
  /** Looks another clause up, in the same entry of the history. */
  choose: (consultation: string) => void;
  close: () => void;
}

/** The search of a clause is open while the address says so: it survives a reload, and Back closes it. */
export function useClauseSearch(): ClauseSearchState {
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown };
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isOpen = query.get('source') === SOURCE && query.get('auto_analyze') === 'true';
  const isOverHome = typeof state === 'object' && state !== null && 'isOverHome' in state && state.isOverHome === true;
  return {
    consultation: isOpen ? query.get('consultation_type') || HINTED : null,
    open: () =>
      void navigate(addressOf(HINTED), {
        state: { isOverHome: pathname === '/' && search === '' && hash === '' },
        preventScrollReset: true,
      }),
    choose: (consultation) =>
      void navigate(addressOf(consultation), { state, replace: true, preventScrollReset: true }),
    // Opened over the plain landing: back to that entry, so that the history does not hold it twice.
    close: () => void (isOverHome ? navigate(-1) : navigate('/', { replace: true, preventScrollReset: true })),
  };
}
