import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { addDays } from '#schema/lib/days.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { Field, TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useHours } from '../hours-context.ts';
import { reloadHours } from '../hours-reload.ts';
import { useSendPrebillMutation, type PrebillStateFieldsFragment } from './prebill.generated.ts';

const USUAL_DAYS_TO_PAY = 30;
const FIELDS = ['to', 'dueOn', 'message'];

interface SendDialogProps {
  prebill: PrebillStateFieldsFragment;
  onClose: () => void;
}

/** Mails a pre-bill with its PDF to the client. */
export function SendDialog({ prebill, onClose }: SendDialogProps) {
  const client = useApolloClient();
  const { now } = useHours();
  const [sendPrebill] = useSendPrebillMutation();
  const isDueAhead = prebill.dueOn != null && prebill.dueOn >= now.day;
  const [to, setTo] = useState(prebill.mail?.to ?? '');
  const [dueOn, setDueOn] = useState((isDueAhead && prebill.dueOn) || addDays(now.day, USUAL_DAYS_TO_PAY));
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async () => {
    setErrors(to.trim() ? {} : { to: text.sendToMissing });
    setFailure(null);
    if (!to.trim()) return;
    setSending(true);
    const input = { id: prebill.id, to: to.trim(), message: message.trim(), ...(dueOn ? { dueOn } : {}) };
    const answer = await mutationResult(sendPrebill({ variables: { input } }), (data) => data.sendPrebill);
    setSending(false);
    if (answer.is === 'refused') {
      const { field, message: why } = answer.refusal;
      return field && FIELDS.includes(field) ? setErrors({ [field]: why }) : setFailure(why);
    }
    showToast({ message: text.queued, tone: 'positive' });
    onClose();
    await reloadHours(client, 'bills');
  };
  return (
    <FormDialog
      title={text.sendTitle(prebill.number)}
      submitLabel={isSending ? text.sending : text.sendConfirm}
      isBusy={isSending}
      failure={failure === null ? null : { title: text.sendFailed, message: failure }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        type="email"
        label={text.sendTo}
        value={to}
        maxLength={254}
        error={errors['to']}
        autoComplete="off"
        onChange={({ target }) => setTo(target.value)}
      />
      <DateField label={text.dueOn} value={dueOn} min={now.day} error={errors['dueOn']} onChange={setDueOn} />
      <Field label={text.message} isOptional hint={text.messageHint} error={errors['message']}>
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            rows={3}
            maxLength={1000}
            aria-describedby={describedBy}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
            className={cx(className, 'min-h-20 resize-y')}
          />
        )}
      </Field>
    </FormDialog>
  );
}
