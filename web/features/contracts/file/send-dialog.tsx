import { useState } from 'react';
import { sendText as text } from '#schema/text/contract-file-screen.ts';
import { contractActionText } from '#schema/text/contracts-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Field, SelectField, TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { useSendContractMutation, type ContractFileFieldsFragment } from './file.generated.ts';

const MOST = 5;

const addressesIn = (written: string): string[] => [
  ...new Set(
    written
      .split(/[\s,;]+/)
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];

function problemOf(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return text.toMissing;
  if (addresses.length > MOST) return text.toTooMany;
  const wrong = addresses.find((address) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address));
  return wrong && text.toWrong(wrong);
}

interface SendDialogProps {
  contract: ContractFileFieldsFragment;
  onClose: () => void;
}

/** Mails the newest version. What became of each mail is told in the list of mails, not here. */
export function SendDialog({ contract, onClose }: SendDialogProps) {
  const [send] = useSendContractMutation();
  const [to, setTo] = useState('');
  const [format, setFormat] = useState<'PDF' | 'DOCX'>('PDF');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const addresses = addressesIn(to);
    const found = problemOf(addresses);
    setProblem(found);
    setFailure(null);
    if (found) return;
    setBusy(true);
    const input = { id: contract.id, to: addresses, format, message: message.trim() };
    const answer = await mutationResult(send({ variables: { input } }), ({ sendContract }) => sendContract);
    setBusy(false);
    if (answer.is === 'done') return onClose();
    if (answer.refusal.field?.startsWith('to')) setProblem(answer.refusal.message);
    else setFailure(answer.refusal);
  };
  return (
    <FormDialog
      title={text.title}
      submitLabel={isBusy ? text.sending : text.confirm}
      isBusy={isBusy}
      failure={failure && { title: text.failed, ...failure }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.to}
        hint={text.toHint}
        error={problem}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        value={to}
        maxLength={1300}
        onChange={({ target }) => setTo(target.value)}
      />
      <SelectField
        label={text.format}
        value={format}
        onChange={({ target }) => setFormat(target.value as 'PDF' | 'DOCX')}
      >
        <option value="PDF">{contractActionText.pdf}</option>
        <option value="DOCX">{contractActionText.docx}</option>
      </SelectField>
      <Field label={text.message} isOptional hint={text.messageHint}>
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
