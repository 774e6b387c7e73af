import { X } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { paymentKindLabels } from '#schema/text/hours.ts';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatDay, formatMoney } from '#web/shared/format/format.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { reloadHours } from '../hours-reload.ts';
import { useRemovePrebillPaymentMutation, type PrebillStateFieldsFragment } from './prebill.generated.ts';

/** The money that was received; what was recorded by mistake is taken back. */
export function PrebillPayments({ prebill: { payments, balance, status } }: { prebill: PrebillStateFieldsFragment }) {
  const client = useApolloClient();
  const [removePayment] = useRemovePrebillPaymentMutation();
  if (status === 'DISCARDED') return null;
  const remove = async (id: string) => {
    const answer = await mutationResult(
      removePayment({ variables: { input: { id } } }),
      ({ removePrebillPayment }) => removePrebillPayment,
    );
    showToast(
      answer.is === 'refused'
        ? { title: text.changeFailed, message: answer.refusal.message, tone: 'danger' }
        : { message: text.paymentRemoved, tone: 'positive' },
    );
    await reloadHours(client, 'bills');
  };
  return (
    <section aria-labelledby="prebill-payments" className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="prebill-payments" className="text-lg font-semibold">
          {text.payments}
        </h3>
        <p className="tabular">
          <span className="text-muted">{text.balance}</span>{' '}
          <span className="font-semibold">{formatMoney(balance.centavos)}</span>
        </p>
      </div>
      {payments.length === 0 ? (
        <p className="text-muted">{text.noPayments}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {payments.map(({ id, kind, amount, receivedOn, note }) => (
            <li key={id} className="flex items-center gap-3 py-1 pl-4 pr-1.5">
              <span className="grid min-w-0 flex-1">
                <span>{text.received(paymentKindLabels[kind], formatDay(receivedOn))}</span>
                {note && <span className="text-sm text-muted [overflow-wrap:anywhere]">{note}</span>}
              </span>
              <span className="font-medium whitespace-nowrap tabular">{formatMoney(amount.centavos)}</span>
              <IconButton
                label={text.removePayment(formatMoney(amount.centavos), formatDay(receivedOn))}
                className={TOUCH_TARGET_ICON}
                onClick={() => void remove(id)}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
