import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Lock } from 'lucide-react';
import type { CreateEstimateInput, EstimateKind } from '#schema/generated/contract.ts';
import { estimateCaseTypeText, estimateKindText } from '#schema/text/estimates.ts';
import { estimatesScreenText as text } from '#schema/text/estimates-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { PlansLink } from '#web/shared/plans/plans-link.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { CalibrationPanel } from './calibration-panel.tsx';
import { EstimateForm } from './estimate-form.tsx';
import { ClientPage, Method, Report } from './estimate-report.tsx';
import { EstimateResult } from './estimate-result.tsx';
import { keepHistory, readHistory } from './local-history.ts';
import { useCreateEstimateMutation, useDeleteEstimateMutation, useEstimatesQuery } from './estimates.generated.ts';
import { inUnit, type ShownEstimate } from './figure.rules.ts';

const KINDS = Object.keys(estimateKindText) as EstimateKind[];
const PREMIUM: readonly EstimateKind[] = ['CASE_DURATION', 'COST_ANALYSIS', 'STRATEGY_OPTIMIZATION'];
const RECENT = 3;
/** An estimate with its figures and sources costs about 52 points, and an operation 1,000 at most. */
const PAGE_SIZE = 10;

interface KindGridProps {
  chosen: EstimateKind;
  isPremium: boolean;
  onChoose: (kind: EstimateKind) => void;
}

/** The five kinds. Those that the plan does not open cannot be chosen, and say so. */
const KindGrid = ({ chosen, isPremium, onChoose }: KindGridProps) => (
  <fieldset className="grid gap-3">
    <legend className="mb-3 text-xl font-semibold">{text.kinds}</legend>
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
      {KINDS.map((kind) => {
        const isLocked = PREMIUM.includes(kind) && !isPremium;
        return (
          <label
            key={kind}
            className={cx(
              'card grid content-start gap-1 p-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2',
              isLocked ? 'text-muted' : 'cursor-pointer hover:border-muted',
            )}
          >
            <span className="flex items-start justify-between gap-2 font-medium">
              {estimateKindText[kind]}
              {isLocked && (
                <span className="flex items-center gap-1 rounded-sm border border-line-strong px-1.5 text-xs font-semibold">
                  <Lock size={12} aria-hidden="true" />
                  {text.premium}
                </span>
              )}
            </span>
            <span className="text-sm text-muted">{text.kindHint[kind]}</span>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === chosen}
              disabled={isLocked}
              onChange={() => onChoose(kind)}
              className="sr-only"
            />
          </label>
        );
      })}
    </div>
    {!isPremium && (
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        {text.premiumNote} <PlansLink isInText />
      </p>
    )}
  </fieldset>
);

interface RecentProps {
  shownId: string | null;
  onOpen: (id: string) => void;
}

function Recent({ shownId, onOpen }: RecentProps) {
  const [isAll, setAll] = useState(false);
  const { data, error, loading, refetch, fetchMore } = useEstimatesQuery({ variables: { first: PAGE_SIZE } });
  const estimates = data?.estimates;
  // While the server is away: what this browser saw last.
  const local = estimates || loading ? [] : readHistory().map(({ prediction }) => prediction);
  const shown = (estimates?.nodes ?? local).slice(0, isAll ? undefined : RECENT);
  const { hasNextPage, endCursor } = estimates?.pageInfo ?? {};
  return (
    <section aria-labelledby="recent" className="grid content-start gap-3">
      <h2 id="recent" className="text-xl font-semibold">
        {text.recent}
      </h2>
      {!estimates && error && (
        <ErrorState title={text.readFailed} {...readFailure(error)} onRetry={() => void refetch()} />
      )}
      {!estimates && loading && <RowsSkeleton rows={3} />}
      {local.length > 0 && <p className="text-sm text-muted">{text.kept}</p>}
      {estimates?.nodes.length === 0 && <p className="text-muted">{text.noRecent}</p>}
      <ul className="grid divide-y divide-line border-y border-line empty:hidden">
        {shown.map((estimate) => {
          const [head] = estimate.figures;
          return (
            <li key={estimate.id}>
              <button
                type="button"
                aria-current={estimate.id === shownId ? 'true' : undefined}
                onClick={() => onOpen(estimate.id)}
                className="grid w-full gap-0.5 px-2 py-3 text-left hover:bg-hover aria-[current]:bg-accent-soft"
              >
                <span className="flex justify-between gap-3 font-medium">
                  {estimateKindText[estimate.kind]}
                  <span className="shrink-0 tabular">{head?.value == null ? '—' : inUnit(head.value, head.unit)}</span>
                </span>
                <span className="text-sm text-muted">
                  {estimateCaseTypeText[estimate.caseType]} · {formatInstant(estimate.createdAt)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {(estimates?.nodes.length ?? 0) > RECENT && (
        <div className="flex gap-3">
          <Button variant="quiet" onClick={() => setAll(!isAll)}>
            {isAll ? text.fewer : text.all}
          </Button>
          {isAll && hasNextPage && (
            <Button
              variant="quiet"
              onClick={() =>
                void fetchMore({
                  variables: { after: endCursor },
                  updateQuery: (before, { fetchMoreResult }) => ({
                    estimates: {
                      ...fetchMoreResult.estimates,
                      nodes: [...before.estimates.nodes, ...fetchMoreResult.estimates.nodes],
                    },
                  }),
                })
              }
            >
              {text.more}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface ShownResultProps {
  estimate: ShownEstimate;
  onClose: () => void;
}

function ShownResult({ estimate, onClose }: ShownResultProps) {
  const [opened, setOpened] = useState<'report' | 'client' | null>(null);
  const [remove, { loading }] = useDeleteEstimateMutation();
  async function removeIt() {
    const answer = await mutationResult(
      remove({
        variables: { input: { id: estimate.id } },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'Estimate', id: estimate.id }) });
          cache.gc();
        },
      }),
      ({ deleteEstimate }) => deleteEstimate,
    );
    if (answer.is === 'refused') return showToast({ message: answer.refusal.message, tone: 'danger' });
    showToast({ message: text.removed });
    onClose();
  }
  return (
    <section aria-labelledby="result" className="card grid gap-6 p-5 md:p-6">
      <h2 id="result" tabIndex={-1} className="text-xl font-semibold">
        {text.result}
      </h2>
      <EstimateResult estimate={estimate} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpened('report')}>
          {text.report}
        </Button>
        <Button variant="secondary" onClick={() => setOpened('client')}>
          {text.client}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.close}
        </Button>
        <Button variant="ghost" disabled={loading} onClick={() => void removeIt()}>
          {text.remove}
        </Button>
      </div>
      {opened === 'report' && <Report estimate={estimate} onClose={() => setOpened(null)} />}
      {opened === 'client' && <ClientPage estimate={estimate} onClose={() => setOpened(null)} />}
    </section>
  );
}

export interface EstimatesPageProps {
  /** The query of the URL: estimate. */
  params: URLSearchParams;
  addressOf: (params: Record<string, string>) => string;
  isPremium: boolean;
}

/** Estimates of cases: kind, form, result, recent ones, calibration and method. */
export function EstimatesPage({ params, addressOf, isPremium }: EstimatesPageProps) {
  const [kind, setKind] = useState<EstimateKind>('CASE_OUTCOME');
  const [create, { loading }] = useCreateEstimateMutation();
  const { data, refetch } = useEstimatesQuery({ variables: { first: PAGE_SIZE } });
  const navigate = useNavigate();
  const result = useRef<HTMLDivElement>(null);
  const shownId = params.get('estimate');
  const known = data?.estimates.nodes;
  const shown = (known ?? readHistory().map(({ prediction }) => prediction)).find(({ id }) => id === shownId);
  useEffect(() => {
    if (known) keepHistory(known);
  }, [known]);
  const open = (id: string | null) => {
    void navigate(addressOf(id ? { estimate: id } : {}));
    if (id)
      requestAnimationFrame(() => {
        result.current?.scrollIntoView?.({ block: 'start' });
        result.current?.querySelector<HTMLElement>('#result')?.focus({ preventScroll: true });
      });
  };
  async function run(input: CreateEstimateInput): Promise<Refusal | null> {
    const answer = await mutationResult(create({ variables: { input } }), ({ createEstimate }) => createEstimate);
    if (answer.is === 'refused') return answer.refusal;
    const { estimate } = answer.payload;
    await refetch();
    if (estimate) open(estimate.id);
    return null;
  }
  return (
    <div className="mx-auto grid w-full max-w-[80rem] grid-cols-1 content-start gap-8 px-4 pb-24 pt-4 md:px-8 md:pt-6">
      <header className="grid gap-1">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        <p className="max-w-[72ch] font-serif text-lg text-muted">{text.subtitle}</p>
      </header>
      <KindGrid chosen={kind} isPremium={isPremium} onChoose={setKind} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-labelledby="form" className="card grid content-start gap-5 p-5 md:p-6">
          <h2 id="form" className="text-xl font-semibold">
            {text.form}
          </h2>
          <EstimateForm kind={kind} isRunning={loading} onRun={run} />
        </section>
        <div className="grid content-start gap-8">
          <Recent shownId={shownId} onOpen={open} />
          <CalibrationPanel />
        </div>
      </div>
      <div ref={result} className="scroll-mt-20 empty:hidden">
        {shown && <ShownResult estimate={shown} onClose={() => open(null)} />}
      </div>
      <Method />
    </div>
  );
}
