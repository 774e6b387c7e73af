import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatMoney, formatShortDay } from '#web/shared/format/format.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { usePrebillsQuery, type PrebillRowFieldsFragment } from './prebill.generated.ts';
import type { EntryActions } from '../entries/use-entry-actions.tsx';
import { useHours } from '../hours-context.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { NewPrebill } from './new-prebill.tsx';
import { PrebillBadge } from './prebill-badge.tsx';
import { PrebillPage } from './prebill-page.tsx';

const PER_PAGE = 20;
const NEW = 'nueva';

function Row({ prebill }: { prebill: PrebillRowFieldsFragment }) {
  const { address } = useHours();
  const isAwaited = prebill.status === 'SENT' || prebill.status === 'OVERDUE';
  return (
    <li>
      <Link
        to={address({ prebill: prebill.id })}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 px-4 py-3 transition-colors duration-150 hover:bg-sunken sm:flex"
      >
        <span className="w-20 font-mono text-sm">{prebill.number}</span>
        <span className="grid min-w-0 flex-1 gap-0.5 max-sm:order-1">
          <span
            className={cx(
              'font-medium [overflow-wrap:anywhere]',
              prebill.status === 'DISCARDED' && 'text-muted line-through',
            )}
          >
            {prebill.client}
          </span>
          <span className="text-sm text-muted tabular">
            {text.span(formatShortDay(prebill.from), formatShortDay(prebill.to))}
            {isAwaited && prebill.dueOn && (
              <span className={cx(prebill.status === 'OVERDUE' && 'font-medium text-danger')}>
                {' · '}
                {prebill.status === 'OVERDUE'
                  ? text.wasDue(formatShortDay(prebill.dueOn))
                  : text.due(formatShortDay(prebill.dueOn))}
              </span>
            )}
          </span>
        </span>
        <span className="max-sm:justify-self-end">
          <PrebillBadge status={prebill.status} />
        </span>
        <span className="grid tabular max-sm:order-1 max-sm:self-end max-sm:text-right sm:min-w-36 sm:text-right">
          <span className="font-semibold">{formatMoney(prebill.total.centavos)}</span>
          {prebill.received.centavos > 0 && prebill.balance.centavos > 0 && (
            <span className="text-sm text-muted">{text.balanceOf(formatMoney(prebill.balance.centavos))}</span>
          )}
        </span>
      </Link>
    </li>
  );
}

function PrebillList() {
  const { address } = useHours();
  const { data, error, fetchMore, refetch } = usePrebillsQuery({
    variables: { first: PER_PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const held = data?.prebills;
  const more = () =>
    void fetchMore({
      variables: { after: held?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        prebills: { ...next.prebills, nodes: [...before.prebills.nodes, ...next.prebills.nodes] },
      }),
    });
  const add = (
    <Link to={address({ prebill: NEW })} className={cx(buttonClasses(), TOUCH_TARGET, 'max-sm:w-full')}>
      <Plus size={18} aria-hidden="true" />
      {text.add}
    </Link>
  );
  return (
    <section aria-labelledby="prebills" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <h2 id="prebills" className="text-xl font-semibold">
            {text.title}
          </h2>
          <p className="text-muted">{text.intro}</p>
        </div>
        {held && held.nodes.length > 0 && add}
      </div>
      {held ? (
        held.nodes.length > 0 ? (
          <ul className="card divide-y divide-line overflow-hidden">
            {held.nodes.map((prebill) => (
              <Row key={prebill.id} prebill={prebill} />
            ))}
          </ul>
        ) : (
          <div className="card">
            <EmptyState text={text.none} action={add} />
          </div>
        )
      ) : error ? (
        <ErrorState
          title={text.loadFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <RowsSkeleton rows={4} />
      )}
      {held?.pageInfo.hasNextPage && (
        <Button variant="secondary" size="sm" className={cx(TOUCH_TARGET, 'w-fit')} onClick={more}>
          {text.more}
        </Button>
      )}
    </section>
  );
}

/** The list of pre-bills, one pre-bill, or a new one, according to the URL. */
export function PrebillsTab({ actions }: { actions: EntryActions }) {
  const { urlState } = useHours();
  if (urlState.prebill === NEW) return <NewPrebill actions={actions} />;
  if (urlState.prebill) return <PrebillPage key={urlState.prebill} id={urlState.prebill} />;
  return <PrebillList />;
}
