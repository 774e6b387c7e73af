import { useState, type SyntheticEvent } from 'react';
import { Clock, CreditCard, UserRound, UserRoundMinus, type LucideIcon } from 'lucide-react';
import type { SeatStatus } from '#schema/generated/contract.ts';
import { seatsText as text, seatStatusLabel } from '#schema/text/subscriptions-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import type { SeatFieldsFragment as Seat } from '../details.generated.ts';
import type { SubscriptionDetails } from '../use-subscription.ts';
import { useInviteSeatMutation, useRemoveSeatMutation } from './seats.generated.ts';

const BADGES: Record<SeatStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  OWNER: { tone: 'info', icon: CreditCard },
  ACTIVE: { tone: 'positive', icon: UserRound },
  INVITED: { tone: 'warning', icon: Clock },
};

function SeatRow({ seat, onRemove }: { seat: Seat; onRemove: () => void }) {
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-3 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_2.75rem]">
      <div className="grid gap-0.5">
        <span className="font-medium [overflow-wrap:anywhere]">{seat.name ?? seat.email}</span>
        <span className="text-sm text-muted [overflow-wrap:anywhere]">
          {seat.status === 'INVITED' ? text.invitedOn(formatInstantDay(seat.invitedAt)) : seat.name && seat.email}
        </span>
      </div>
      <span className="max-sm:col-start-1 max-sm:row-start-2">
        <StateBadge {...BADGES[seat.status]}>{seatStatusLabel[seat.status]}</StateBadge>
      </span>
      {seat.status !== 'OWNER' && (
        <IconButton
          label={text.remove(seat.email)}
          className={`${TOUCH_TARGET_ICON} max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1`}
          onClick={onRemove}
        >
          <UserRoundMinus size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

function InviteForm({ reload }: { reload: () => Promise<void> }) {
  const [invite] = useInviteSeatMutation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const address = email.trim();
    if (address === '') return setProblem(text.emailMissing);
    setBusy(true);
    setProblem(null);
    const answer = await mutationResult(
      invite({ variables: { input: { email: address } } }),
      (data) => data.inviteSeat,
    );
    if (answer.is === 'done') await reload();
    setBusy(false);
    if (answer.is === 'refused') return setProblem(answer.refusal.message || text.inviteFailed);
    setEmail('');
    showToast({ message: text.invited(address), tone: 'positive' });
  };
  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={(event) => void submit(event)}>
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          maxLength={254}
          value={email}
          error={problem ?? undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <Button type="submit" disabled={isBusy} className={`${TOUCH_TARGET} sm:mt-[1.65rem] max-sm:w-full`}>
        {text.invite}
      </Button>
    </form>
  );
}

interface SeatsProps {
  seats: NonNullable<SubscriptionDetails['seats']>;
  reload: () => Promise<void>;
}

/** Who shares the plan: the owner, members and open invitations. */
export function Seats({ seats, reload }: SeatsProps) {
  const [remove] = useRemoveSeatMutation();
  const [removed, setRemoved] = useState<Seat | null>(null);
  const isFull = seats.used >= seats.total;
  const removeSeat = async ({ id, email }: Seat): Promise<string | null> => {
    const answer = await mutationResult(remove({ variables: { id } }), (data) => data.removeSeat);
    if (answer.is === 'refused') return answer.refusal.message;
    await reload();
    showToast({ message: text.removed(email), tone: 'positive' });
    return null;
  };
  return (
    <section aria-labelledby="seats" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="seats" className="text-xl font-semibold">
          {text.title}
        </h2>
        <p className="max-w-[72ch] text-muted">{text.intro}</p>
        <p className="font-medium tabular">{text.used(seats.used, seats.total)}</p>
      </div>
      <ul className="card divide-y divide-line">
        {seats.members.map((seat) => (
          <SeatRow key={seat.id} seat={seat} onRemove={() => setRemoved(seat)} />
        ))}
      </ul>
      {isFull ? <p className="text-muted">{text.full}</p> : <InviteForm reload={reload} />}
      {removed && (
        <ConfirmDialog
          title={text.removeTitle}
          body={text.removeBody(removed.email)}
          confirm={text.removeConfirm}
          onConfirm={() => removeSeat(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}
