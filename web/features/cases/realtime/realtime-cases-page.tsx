import { useEffect, useRef, useState } from 'react';
import { BriefcaseBusiness, RotateCw } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { CaseOutcome, CaseStatus } from '#schema/generated/contract.ts';
import { caseStatusText } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { caseStatusFilterText, realtimeText as text } from '#schema/text/realtime.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import type { Change } from './change-notice.tsx';
import { ChangeFeed } from './change-feed.tsx';
import { CaseCard } from './case-card.tsx';
import type { LiveCase } from './live-case-cache.ts';
import { countsOf, FILTERS, readFilter, type CaseFilterName } from './live-cases.rules.ts';
import { CardsSkeleton } from './realtime-skeleton.tsx';
import { useChangeStatus } from './use-change-status.ts';
import { useLiveCases } from './use-live-cases.ts';
import { useRecentChanges } from './use-recent-changes.ts';

export interface RealtimeCasesPageProps {
  userId: string;
  /** The query of the URL; `status` is the filter. */
  params: URLSearchParams;
  addressOf: (params: Record<string, string>) => string;
  caseAddress: (caseId: string) => string;
  /** The address of the list of cases. */
  casesAddress: string;
}

const SHOWN_AT_FIRST = 30;

interface FilterBarProps {
  counts: Record<CaseFilterName, number> | null;
  filter: CaseFilterName;
  onFilter: (filter: CaseFilterName) => void;
}

const FilterBar = ({ counts, filter, onFilter }: FilterBarProps) => (
  <div role="group" aria-label={text.filters} className="flex flex-wrap gap-1.5">
    {FILTERS.map((name) => (
      <Button
        key={name}
        variant="secondary"
        size="sm"
        data-filter={name.toLowerCase()}
        aria-pressed={filter === name}
        onClick={() => onFilter(name)}
        className="min-h-9 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        {caseStatusFilterText[name]}{' '}
        <span className="tabular font-normal">{counts ? `(${formatCount(counts[name])})` : ''}</span>
      </Button>
    ))}
  </div>
);

/**
 * The latest change by the user for each case. A card that no longer matches the filter stays until its change is
 * dismissed.
 */
function useChanges(filter: CaseFilterName) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  useEffect(() => setChanges(new Map()), [filter]);
  const dismiss = (id: string) => setChanges((before) => new Map([...before].filter(([changed]) => changed !== id)));
  const note = (id: string, change: Change) => setChanges((before) => new Map(before).set(id, change));
  return { changes, note, dismiss };
}

/** Every case as a card. One click changes its status, and changes of others appear live. */
export function RealtimeCasesPage(props: RealtimeCasesPageProps) {
  const { userId, params, addressOf, caseAddress, casesAddress } = props;
  const navigate = useNavigate();
  const filter = readFilter(params.get('status'));
  const { cases, isRefreshing, failure, refresh } = useLiveCases();
  const { fresh, news, say } = useRecentChanges(userId);
  const { changes, note, dismiss } = useChanges(filter);
  const changeStatus = useChangeStatus();
  const [isLong, setLong] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const change = async (legalCase: LiveCase, status: CaseStatus, outcome?: CaseOutcome): Promise<boolean> => {
    const before = changes.get(legalCase.id);
    const isUndo = before?.previous === status && before.status !== status;
    if (isUndo) dismiss(legalCase.id);
    else
      note(legalCase.id, {
        previous: outcome ? (before?.previous ?? legalCase.status) : legalCase.status,
        status,
        isAnswered: outcome !== undefined,
      });
    // The pressed button is now disabled or gone: the focus moves to the card.
    const card = list.current?.querySelector<HTMLElement>(`[data-case="${legalCase.id}"] a`);
    if (isUndo || outcome) card?.focus();
    const isDone = await changeStatus(legalCase, status, outcome);
    if (!isDone) dismiss(legalCase.id);
    else say(text.changedHere(legalCase.title, caseStatusText[status]));
    return isDone;
  };
  const setFilter = (name: CaseFilterName) =>
    void navigate(addressOf(name === 'ALL' ? {} : { status: name.toLowerCase() }), { replace: true });

  const fitting = (cases ?? []).filter(({ id, status }) => filter === 'ALL' || status === filter || changes.has(id));
  const shown = isLong ? fitting : fitting.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="mx-auto grid max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-16 pt-4 md:px-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-2xl font-semibold tracking-tight">{text.title}</h1>
          <p className="max-w-[70ch] text-muted">{text.subtitle}</p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={isRefreshing || undefined}
          onClick={() => {
            if (!isRefreshing) void refresh().then((isDone) => isDone && say(text.refreshed));
          }}
        >
          <RotateCw size={15} aria-hidden="true" className={cx(isRefreshing && 'animate-spin')} />
          {text.refresh}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)]">
        <ChangeFeed caseAddress={caseAddress} onChange={changeStatus} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FilterBar counts={cases && countsOf(cases)} filter={filter} onFilter={setFilter} />
          {failure && <ErrorState title={text.listFailed} {...failure} onRetry={() => void refresh()} />}
          {cases === null ? (
            !failure && <CardsSkeleton />
          ) : cases.length === 0 ? (
            <EmptyState
              icon={<BriefcaseBusiness size={28} aria-hidden="true" />}
              text={text.empty}
              action={
                <Link to={casesAddress} className={buttonClasses()}>
                  {text.goToCases}
                </Link>
              }
            />
          ) : shown.length === 0 && filter !== 'ALL' ? (
            <EmptyState
              text={text.noneOf[filter]}
              action={
                <Button variant="secondary" onClick={() => setFilter('ALL')}>
                  {text.showAll}
                </Button>
              }
            />
          ) : (
            <ul
              ref={list}
              aria-label={text.list}
              className={cx(
                'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-4',
                // A card with a question grows; its neighbours keep their height.
                changes.size > 0 && 'items-start',
              )}
            >
              {shown.map((legalCase) => (
                <li key={legalCase.id} className="grid">
                  <CaseCard
                    legalCase={legalCase}
                    address={caseAddress(legalCase.id)}
                    isFresh={fresh.has(legalCase.id)}
                    change={changes.get(legalCase.id) ?? null}
                    onChange={change}
                    onDismiss={() => dismiss(legalCase.id)}
                  />
                </li>
              ))}
            </ul>
          )}
          {shown.length < fitting.length && (
            <div className="grid justify-items-center gap-2">
              <p className="text-sm text-muted">
                {text.showing(formatCount(shown.length), formatCount(fitting.length))}
              </p>
              <Button variant="secondary" onClick={() => setLong(true)}>
                {commonText.more}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
