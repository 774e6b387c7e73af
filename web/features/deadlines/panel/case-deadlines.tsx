import { useState } from 'react';
import { Calculator, CalendarPlus, CircleCheck, ScanText } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { caseDeadlinesText as text, deadlineDetailText as detailText } from '#schema/text/deadline-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCaseDeadlinesQuery } from './case-deadlines.generated.ts';
import { writeCalculation } from '../calculator/calculation-url.rules.ts';
import { type DeadlineCard } from '../deadline-styles.tsx';
import { LinksProvider, type DeadlineLinks } from '../links.ts';
import { useDeadlineAlert } from '../live/use-deadline-alert.ts';
import { DeadlineDetail } from './deadline-detail.tsx';
import { DeadlineItem } from './deadline-item.tsx';
import { useDeadlineActions } from './use-deadline-actions.tsx';

const PAGE = 20;

interface CaseDeadlinesProps {
  caseId: string;
  court: { id: string } | null;
  /** Guests and archived cases are read-only. */
  canAdd: boolean;
  isGuest: boolean;
  /** The deadline that the URL opens. */
  shownId: string | null;
  links: DeadlineLinks;
}

const Done = ({ deadline }: { deadline: DeadlineCard }) => (
  <li className="flex items-start gap-2 px-4 py-2.5 text-sm">
    <CircleCheck size={16} className="mt-0.5 text-positive" aria-hidden="true" />
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {deadline.title} <span className="text-muted">· {formatDay(deadline.dueOn)}</span>
      <span className="sr-only"> · {text.isDone}</span>
    </span>
  </li>
);

function Actions({ caseId, court, links, onAdd }: CaseDeadlinesProps & { onAdd: () => void }) {
  const question = writeCalculation({ caseId, courtId: court?.id ?? null });
  const className = cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET);
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={links.screen('calculator', question)} className={className}>
        <Calculator size={15} aria-hidden="true" />
        {text.compute}
      </Link>
      <Link to={links.screen('notice')} className={className}>
        <ScanText size={15} aria-hidden="true" />
        {text.notice}
      </Link>
      <Button variant="secondary" size="sm" className={TOUCH_TARGET} onClick={onAdd}>
        <CalendarPlus size={15} aria-hidden="true" />
        {text.add}
      </Button>
    </div>
  );
}

/** The deadlines of a case, on its page. */
export function CaseDeadlines(props: CaseDeadlinesProps) {
  const { caseId, canAdd, isGuest, shownId, links } = props;
  const navigate = useNavigate();
  const [first, setFirst] = useState(PAGE);
  const { data, previousData, error, refetch } = useCaseDeadlinesQuery({
    variables: { id: caseId, first },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  const actions = useDeadlineActions({ onChanged: reload });
  useReconnection(reload);
  useDeadlineAlert(reload);
  const page = (data ?? previousData)?.case?.deadlines;
  const nodes = page?.nodes ?? [];
  const active = nodes.filter(({ status }) => status !== 'COMPLETED');
  const done = nodes.filter(({ status }) => status === 'COMPLETED');
  return (
    <LinksProvider value={links}>
      <section aria-labelledby="case-deadlines" className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="case-deadlines" className="text-xl font-semibold">
            {text.title}
          </h2>
          {canAdd && <Actions {...props} onAdd={() => actions.ask({ act: 'add', caseId })} />}
        </div>
        {error && <ErrorState title={text.failed} {...readFailure(error)} onRetry={reload} />}
        {!page && !error && (
          <div role="status" aria-label={commonText.loading}>
            <Skeleton className="h-24 rounded-md" />
          </div>
        )}
        {page && nodes.length === 0 && <p className="text-muted">{isGuest ? text.emptyGuest : text.empty}</p>}
        {active.length > 0 && (
          <ol aria-labelledby="case-deadlines" className="grid grid-cols-1 gap-3">
            {active.map((deadline) => (
              <DeadlineItem key={deadline.id} deadline={deadline} actions={actions} />
            ))}
          </ol>
        )}
        {done.length > 0 && (
          <ul className="card divide-y divide-line">
            {done.map((deadline) => (
              <Done key={deadline.id} deadline={deadline} />
            ))}
          </ul>
        )}
        {page?.pageInfo.hasNextPage && (
          <Button
            variant="secondary"
            size="sm"
            className={cx(TOUCH_TARGET, 'w-fit')}
            onClick={() => setFirst(first + PAGE)}
          >
            {text.more}
          </Button>
        )}
        {shownId && (
          <DeadlineDetail
            id={shownId}
            title={detailText.title}
            onDownload={actions.download}
            onClose={() => void navigate(links.caseFile(caseId), { replace: true })}
          />
        )}
        {actions.dialogs}
      </section>
    </LinksProvider>
  );
}
