import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { PrebillPaymentKind } from '#schema/generated/contract.ts';
import { paymentKindLabels } from '#schema/text/hours.ts';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatMoney } from '#web/shared/format/format.ts';
import { parsePesos, writePesos } from '#web/shared/format/pesos.rules.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useHours } from '../hours-context.ts';
import { reloadHours } from '../hours-reload.ts';
import { useRecordPrebillPaymentMutation, type PrebillStateFieldsFragment } from './prebill.generated.ts';

const KINDS = Object.keys(paymentKindLabels) as PrebillPaymentKind[];
const FIELDS = ['centavos', 'receivedOn', 'note'];

interface PaymentDialogProps {
  prebill: PrebillStateFieldsFragment;
  onClose: () => void;
}

/** Records money received for a pre-bill, the whole balance unless another amount is typed. */
export function PaymentDialog({ prebill, onClose }: PaymentDialogProps) {
  const client = useApolloClient();
  const { now } = useHours();
  const [recordPayment] = useRecordPrebillPaymentMutation();
  const [amount, setAmount] = useState(writePesos(prebill.balance.centavos));
  const [receivedOn, setReceivedOn] = useState(now.day);
  const [kind, setKind] = useState<PrebillPaymentKind>('PAYMENT');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const submit = async () => {
    const read = parsePesos(amount);
    const centavos = 'centavos' in read ? read.centavos : null;
    setErrors(centavos ? {} : { centavos: text.payAmountInvalid });
    setFailure(null);
    if (!centavos) return;
    setSaving(true);
    const input = { id: prebill.id, centavos, kind, note: note.trim(), ...(receivedOn ? { receivedOn } : {}) };
    const answer = await mutationResult(recordPayment({ variables: { input } }), (data) => data.recordPrebillPayment);
    setSaving(false);
    if (answer.is === 'refused') {
      const { field, message } = answer.refusal;
      return field && FIELDS.includes(field) ? setErrors({ [field]: message }) : setFailure(message);
    }
    showToast({ message: text.paySaved, tone: 'positive' });
    onClose();
    await reloadHours(client, 'bills');
  };
  return (
    <FormDialog
      title={text.payTitle(prebill.number)}
      submitLabel={text.paySave}
      isBusy={isSaving}
      failure={failure === null ? null : { title: text.payFailed, message: failure }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.payAmount}
        hint={text.payHint(formatMoney(prebill.balance.centavos))}
        inputMode="decimal"
        value={amount}
        error={errors['centavos']}
        autoComplete="off"
        className="tabular"
        onChange={({ target }) => setAmount(target.value)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DateField
          leans="back"
          label={text.payOn}
          value={receivedOn}
          max={now.day}
          error={errors['receivedOn']}
          onChange={setReceivedOn}
        />
        <SelectField
          label={text.payKind}
          value={kind}
          onChange={({ target }) => setKind(target.value as PrebillPaymentKind)}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {paymentKindLabels[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={text.payNote}
        isOptional
        hint={text.payNoteHint}
        value={note}
        maxLength={200}
        error={errors['note']}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
