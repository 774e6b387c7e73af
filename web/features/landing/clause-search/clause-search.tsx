import { Link } from 'react-router';
import { clauseSearchText as text, consultations } from '#schema/text/landing-search.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import type { ClauseResultFragment } from './clause-search.generated.ts';
import { useClauseResults, type ClauseResults } from './use-clause-results.ts';

type Consultation = keyof typeof consultations;
const NAMES = Object.keys(consultations) as Consultation[];
/** What an address asks for that names no clause of ours. */
const USUAL: Consultation = 'clausula_contractual';

const Searching = () => (
  <div className="grid gap-4">
    <ul className="grid gap-1 text-muted">
      {text.steps.map((step) => (
        <li key={step} className="animate-pulse-soft">
          {step}…
        </li>
      ))}
    </ul>
    {NAMES.map((name) => (
      <div key={name} className="grid gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-full" />
      </div>
    ))}
  </div>
);

const Group = ({ title, results }: { title: string; results: readonly ClauseResultFragment[] }) =>
  results.length > 0 && (
    <section className="grid gap-2" aria-label={title}>
      <h3 className="font-sans text-sm font-semibold text-muted">{title}</h3>
      <ul className="grid divide-y divide-line">
        {results.map(({ id, title: name, summary, source, relevance, url }) => (
          <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <Link to={url} className="font-serif text-lg font-medium text-accent hover:underline">
              {name}
            </Link>
            <p className="line-clamp-3">{summary}</p>
            <p className="text-sm text-muted">
              {source} · <span className="tabular">{text.relevance(relevance)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );

function Results({ laws, precedents, topics }: ClauseResults) {
  const count = laws.length + precedents.length + topics.length;
  if (count === 0) return <p>{text.nothing}</p>;
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">{text.count(count)}</p>
      <Group title={text.precedents} results={precedents} />
      {precedents.length === 0 && <p className="rounded-md bg-sunken px-4 py-3">{text.noPrecedents}</p>}
      <Group title={text.laws} results={laws} />
      <Group title={text.topics} results={topics} />
    </div>
  );
}

interface ClauseSearchProps {
  /** Value of `consultation_type`. */
  consultation: string;
  onChoose: (consultation: string) => void;
  onClose: () => void;
}

/** What the stock holds on the clause of the demo chat, found by the real search. */
export function ClauseSearch({ consultation, onChoose, onClose }: ClauseSearchProps) {
  const chosen = NAMES.find((name) => name === consultation) ?? USUAL;
  const { clause, query } = consultations[chosen];
  const { outcome, retry } = useClauseResults(query);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text.title}
      description={clause}
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      <div className="grid gap-5 px-6 pb-6 pt-4">
        <div role="group" aria-label={text.clauses} className="flex flex-wrap gap-2">
          {NAMES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === chosen}
              onClick={() => name === chosen || onChoose(name)}
              className={cx(
                'min-h-8 rounded-full border px-3 text-sm font-medium',
                name === chosen ? 'border-accent bg-accent-soft text-accent' : 'border-line text-muted hover:text-ink',
              )}
            >
              {consultations[name].name}
            </button>
          ))}
        </div>
        <p role="status" className="sr-only">
          {outcome === null ? text.searching : ''}
        </p>
        <div aria-busy={outcome === null} className="min-h-64">
          {outcome === null && <Searching />}
          {outcome === 'failed' && <ErrorState title={text.failedTitle} message={text.failed} onRetry={retry} />}
          {outcome !== null && outcome !== 'failed' && <Results {...outcome} />}
        </div>
        <Link
          to={`/dashboard?${new URLSearchParams({ view: 'dashboard', tab: 'search', q: query })}`}
          className={buttonClasses({ variant: 'secondary' })}
        >
          {text.all}
        </Link>
      </div>
    </Dialog>
  );
}
