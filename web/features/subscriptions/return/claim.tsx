import { useState } from 'react';
import { claimText as text } from '#schema/text/checkout-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { session } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useAcceptSeatMutation, useClaimPurchaseMutation } from './claim.generated.ts';

interface ClaimProps {
  /** What the link of the mail is for. */
  kind: 'purchase' | 'seat';
  token: string;
  /** E-mail of the account that would take it. */
  email: string;
  /** It is done, or not wanted. */
  onClose: () => void;
}

/** What a link of a mail offers: a purchase that is put into an account, or a seat. Opening the link does nothing. */
export function Claim({ kind, token, email, onClose }: ClaimProps) {
  const [claimPurchase] = useClaimPurchaseMutation();
  const [acceptSeat] = useAcceptSeatMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const accept = async () => {
    setBusy(true);
    setRefusal(null);
    const options = { variables: { token } };
    const answer =
      kind === 'purchase'
        ? await mutationResult(claimPurchase(options), (data) => data.claimPurchase)
        : await mutationResult(acceptSeat(options), (data) => data.acceptSeat);
    if (answer.is === 'done') await session.restore();
    setBusy(false);
    if (answer.is === 'refused') return setRefusal(answer.refusal);
    showToast({ message: text[kind].done, tone: 'positive' });
    onClose();
  };
  return (
    <section aria-labelledby="claim" className="card grid grid-cols-1 gap-4 border-accent p-5">
      <div className="grid gap-1">
        <h2 id="claim" className="text-2xl font-semibold">
          {text[kind].title}
        </h2>
        <p className="max-w-[72ch]">{text[kind].body}</p>
        <p className="text-muted [overflow-wrap:anywhere]">{text.as(email)}</p>
      </div>
      {refusal && <ErrorState title={text[kind].failed} message={refusal.message} requestId={refusal.requestId} />}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" disabled={isBusy} onClick={() => void accept()} className="max-sm:w-full">
          {isBusy ? text.working : text[kind].accept}
        </Button>
        <Button variant="secondary" size="lg" disabled={isBusy} onClick={onClose} className="max-sm:w-full">
          {text.notNow}
        </Button>
      </div>
    </section>
  );
}
