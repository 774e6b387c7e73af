import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { deadlinePanelText as text } from '#schema/text/deadline-screen.ts';
import { formatTime } from '#web/shared/format/format.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { DeadlineCard } from '../deadline-styles.tsx';
import { RowsSkeleton } from '../deadlines-skeleton.tsx';
import { useLinks } from '../links.ts';
import { DeadlineRow } from './deadline-row.tsx';
import { grouped, hasPanelFilter, type PanelUrlState } from './panel.rules.ts';
import type { DeadlineActions } from './use-deadline-actions.tsx';
import type { Panel } from './use-panel.ts';

interface ActiveListProps {
  panel: Panel;
  urlState: PanelUrlState;
  actions: DeadlineActions;
  selectedId: string | null;
  onOpen: (id: string) => void;
}

function Empty({ urlState }: { urlState: PanelUrlState }) {
  const links = useLinks();
  const isFiltered = hasPanelFilter(urlState);
  return (
    <div className="card">
      <EmptyState
        text={isFiltered ? text.none : text.empty}
        action={
          <Link
            to={isFiltered ? links.screen('panel') : links.screen('calculator')}
            className={cx(buttonClasses({ variant: 'secondary' }), TOUCH_TARGET)}
          >
            {isFiltered ? text.clear : text.emptyAction}
          </Link>
        }
      />
    </div>
  );
}

/** The rows in their groups, in the order in which they are shown. */
export const shownInOrder = (active: readonly DeadlineCard[]): DeadlineCard[] => [
  ...grouped(active.filter(({ isEstimated }) => !isEstimated)).flatMap(({ rows }) => rows),
  ...active.filter(({ isEstimated }) => isEstimated),
];

type RowsProps = Pick<ActiveListProps, 'actions' | 'selectedId' | 'onOpen'> & {
  labelledBy: string;
  rows: readonly DeadlineCard[];
};

const Rows = ({ labelledBy, rows, actions, selectedId, onOpen }: RowsProps) => (
  <ol aria-labelledby={labelledBy} className="divide-y divide-line">
    {rows.map((deadline) => (
      <DeadlineRow
        key={deadline.id}
        deadline={deadline}
        actions={actions}
        isSelected={deadline.id === selectedId}
        onOpen={() => onOpen(deadline.id)}
      />
    ))}
  </ol>
);

const GroupTitle = ({ id, words, count }: { id: string; words: string; count: number }) => (
  <h3
    id={id}
    className="flex min-h-6 items-center gap-2 border-b border-line bg-sunken px-3 font-sans text-sm font-semibold leading-tight text-muted"
  >
    {words} <span className="font-normal tabular">{count}</span>
  </h3>
);

function Groups({ panel, ...rest }: Omit<ActiveListProps, 'urlState'>) {
  const active = panel.active ?? [];
  const estimates = active.filter(({ isEstimated }) => isEstimated);
  const groups = grouped(active.filter(({ isEstimated }) => !isEstimated));
  return (
    <>
      {groups.length > 0 && (
        <div className="card @container divide-y divide-line">
          {groups.map(({ group, rows }) => (
            <div key={group} className="first:[&>h3]:rounded-t-md">
              <GroupTitle id={`deadlines-${group}`} words={text.groups[group]} count={rows.length} />
              <Rows labelledBy={`deadlines-${group}`} rows={rows} {...rest} />
            </div>
          ))}
        </div>
      )}
      {estimates.length > 0 && (
        <section aria-labelledby="estimated-deadlines" className="grid grid-cols-1 gap-1.5 pt-2">
          <h3 id="estimated-deadlines" className="px-1 font-sans text-sm font-semibold text-muted">
            {text.estimated}
          </h3>
          <p className="max-w-[70ch] px-1 text-sm text-muted">{text.estimatedHint}</p>
          <div className="card @container">
            <Rows labelledBy="estimated-deadlines" rows={estimates} {...rest} />
          </div>
        </section>
      )}
    </>
  );
}

/** The active deadlines in dense rows, by when they are due. */
export function ActiveList(props: ActiveListProps) {
  const { panel, urlState } = props;
  const { active, failure, readAt } = panel;
  return (
    <section aria-labelledby="active-deadlines" className="grid min-w-0 grid-cols-1 content-start gap-4">
      <h2 id="active-deadlines" className="sr-only">
        {text.active}
      </h2>
      {failure && <ErrorState title={text.failed} {...failure} onRetry={() => void panel.refresh()} />}
      {failure && active && readAt && (
        <p className="flex items-start gap-2 rounded-md bg-warning-soft px-4 py-2.5 text-warning">
          <TriangleAlert size={17} className="mt-0.5" aria-hidden="true" />
          {text.notUpdated(formatTime(readAt.toISOString()))}
        </p>
      )}
      {active ? (
        active.length > 0 ? (
          <Groups {...props} />
        ) : (
          <Empty urlState={urlState} />
        )
      ) : (
        !failure && <RowsSkeleton rows={8} />
      )}
      {active && panel.hasMore && (
        <Button
          variant="secondary"
          className={cx(TOUCH_TARGET, 'justify-self-center')}
          disabled={panel.isReading}
          onClick={() => void panel.more()}
        >
          {panel.isReading ? text.loadingMore : text.more}
        </Button>
      )}
    </section>
  );
}
