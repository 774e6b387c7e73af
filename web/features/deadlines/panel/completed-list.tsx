import { CircleCheck, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { deadlineCardText as card, deadlinePanelText as text } from '#schema/text/deadline-screen.ts';
import { formatInstant, formatDay } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { CompletedDeadlineFieldsFragment } from './panel.generated.ts';
import { useLinks } from '../links.ts';
import type { DeadlineActions } from './use-deadline-actions.tsx';

interface CompletedListProps {
  completed: readonly CompletedDeadlineFieldsFragment[];
  actions: DeadlineActions;
}

/** The latest completed deadlines, with a button to reopen them. */
export function CompletedList({ completed, actions }: CompletedListProps) {
  const links = useLinks();
  return (
    <section aria-labelledby="completed-deadlines" className="grid content-start gap-3">
      <h2 id="completed-deadlines" className="text-xl font-semibold">
        {text.completed}
      </h2>
      {completed.length === 0 ? (
        <p className="text-muted">{text.completedNone}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {completed.map((each) => (
            <li key={each.id} className="flex items-start gap-3 px-4 py-3">
              <CircleCheck size={18} className="mt-0.5 text-positive" aria-hidden="true" />
              <div className="grid min-w-0 flex-1 gap-0.5">
                <p className="font-medium [overflow-wrap:anywhere]">{each.title}</p>
                {each.case && (
                  <Link
                    to={links.caseFile(each.case.id)}
                    className="w-fit text-sm text-accent underline underline-offset-2 [overflow-wrap:anywhere]"
                  >
                    {each.case.title}
                  </Link>
                )}
                <p className="text-sm text-muted tabular">
                  {each.completedAt && card.completedOn(formatInstant(each.completedAt), each.completedBy ?? null)}
                  {' · '}
                  {card.dueOn(formatDay(each.dueOn))}
                </p>
              </div>
              {each.viewerCanComplete && (
                <Button
                  variant="ghost"
                  size="sm"
                  className={`${TOUCH_TARGET} -mr-2`}
                  aria-label={card.reopenLabel(each.title)}
                  onClick={() => void actions.reopen(each)}
                >
                  <RotateCcw size={15} aria-hidden="true" />
                  {card.reopen}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
