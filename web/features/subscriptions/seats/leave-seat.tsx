import { useState } from 'react';
import { subscriptionText as text } from '#schema/text/subscriptions-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useRemoveSeatMutation } from './seats.generated.ts';

interface LeaveSeatProps {
  id: string;
  /** Name of whoever pays for the plan. */
  owner: string;
  reload: () => Promise<void>;
}

/** A member gives the seat back. */
export function LeaveSeat({ id, owner, reload }: LeaveSeatProps) {
  const [remove] = useRemoveSeatMutation();
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<string | null> => {
    const answer = await mutationResult(remove({ variables: { id } }), (data) => data.removeSeat);
    if (answer.is === 'refused') return answer.refusal.message;
    showToast({ message: text.left, tone: 'positive' });
    await reload();
    return null;
  };
  return (
    <>
      <Button variant="secondary" className={`${TOUCH_TARGET} w-fit`} onClick={() => setAsking(true)}>
        {text.leaveSeat}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.leaveTitle}
          body={text.leaveBody(owner)}
          confirm={text.leaveSeat}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
