import { FileClock, X } from 'lucide-react';
import { deadlineCardText as card, deadlineDetailText as text } from '#schema/text/deadline-screen.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { commonText } from '#schema/text/common.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { DaysLeft, type DeadlineCard } from '../deadline-styles.tsx';
import { Acts, snoozeWords } from './deadline-acts.tsx';
import { DeadlineFacts } from './deadline-facts.tsx';
import type { DeadlineActions } from './use-deadline-actions.tsx';

interface PaneProps {
  deadline: DeadlineCard;
  actions: DeadlineActions;
  onClose: () => void;
}

/** A window this wide has room for the list and, beside it, for one deadline. */
export const useHasPane = (): boolean => useMediaQuery('(min-width: 1100px)');

function Body({ deadline, actions }: Omit<PaneProps, 'onClose'>) {
  const snoozed = snoozeWords(deadline);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <DaysLeft deadline={deadline} />
      <Acts deadline={deadline} actions={actions} />
      <DeadlineFacts deadline={deadline} isNarrow />
      {deadline.description && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{deadline.description}</p>}
      {deadline.changeNote && <p className="rounded-md bg-info-soft px-3 py-2 text-sm">{deadline.changeNote}</p>}
      {snoozed && <p className="text-sm text-muted">{snoozed}</p>}
      {deadline.isProvisional && <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">{card.provisionalHint}</p>}
      {deadline.origin === 'COMPUTED' && (
        <Button
          variant="secondary"
          className={`${TOUCH_TARGET} w-full`}
          onClick={() => actions.ask({ act: 'details', deadline })}
        >
          <FileClock size={16} aria-hidden="true" />
          {text.seeCount}
        </Button>
      )}
    </div>
  );
}

/** One deadline beside the list; on a narrow window, over it. */
export function DeadlinePane({ deadline, actions, onClose }: PaneProps) {
  const hasPane = useHasPane();
  if (!hasPane)
    return (
      <Sheet open onOpenChange={(open) => !open && onClose()} title={deadline.title}>
        <div className="p-5">
          <Body deadline={deadline} actions={actions} />
        </div>
      </Sheet>
    );
  return (
    <aside aria-label={text.pane(deadline.title)} className="card sticky top-6 grid gap-3 p-5">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-xl font-semibold leading-snug [overflow-wrap:anywhere]">{deadline.title}</h2>
        <IconButton label={commonText.close} className="-mr-2 -mt-1" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <Body deadline={deadline} actions={actions} />
    </aside>
  );
}
