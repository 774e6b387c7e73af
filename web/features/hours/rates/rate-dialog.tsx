import { useState } from 'react';
import type { RateScope } from '#schema/generated/contract.ts';
import { ratesText as text } from '#schema/text/hours-billing.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { parsePesos } from '#web/shared/format/pesos.rules.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useSetRateMutation, type HoursSettingsFieldsFragment } from '../hours.generated.ts';

interface RateDialogProps {
  people: HoursSettingsFieldsFragment['people'];
  today: string;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const SCOPES = Object.keys(text.scopes) as RateScope[];
const FIELDS = ['caseId', 'client', 'personId', 'centavos', 'validFrom'];

/** Sets the hourly rate of a case, a client or a person from a day on. */
export function RateDialog({ people, today, onSaved, onClose }: RateDialogProps) {
  const [setRate] = useSetRateMutation();
  const [scope, setScope] = useState<RateScope>('PERSON');
  const [legalCase, setCase] = useState<PickedCase | null>(null);
  const [client, setClient] = useState('');
  const [personId, setPersonId] = useState(people[0]?.personId ?? '');
  const [amount, setAmount] = useState('');
  const [validFrom, setValidFrom] = useState(today);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const read = parsePesos(amount);
  const centavos = 'centavos' in read ? read.centavos : null;
  const subjectOf = {
    CASE: legalCase ? { caseId: legalCase.id } : null,
    CLIENT: client.trim() ? { client: client.trim() } : null,
    PERSON: personId ? { personId } : {},
  };
  const submit = async () => {
    const subject = subjectOf[scope];
    const problems = {
      ...(subject ? {} : scope === 'CASE' ? { caseId: text.caseMissing } : { client: text.clientMissing }),
      ...(centavos ? {} : { centavos: text.amountInvalid }),
    };
    setErrors(problems);
    setFailure(null);
    if (!subject || !centavos) return;
    setSaving(true);
    const input = { scope, ...subject, centavos, ...(validFrom ? { validFrom } : {}) };
    const answer = await mutationResult(setRate({ variables: { input } }), ({ setTimeRate }) => setTimeRate);
    setSaving(false);
    if (answer.is === 'refused') {
      const { field, message } = answer.refusal;
      return field && FIELDS.includes(field) ? setErrors({ [field]: message }) : setFailure(message);
    }
    showToast({ message: text.saved(answer.payload.changedCount), tone: 'positive' });
    onClose();
    await onSaved();
  };
  return (
    <FormDialog
      title={text.dialogTitle}
      submitLabel={text.save}
      isBusy={isSaving}
      failure={failure === null ? null : { title: text.saveFailed, message: failure }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField label={text.scope} value={scope} onChange={({ target }) => setScope(target.value as RateScope)}>
        {SCOPES.map((each) => (
          <option key={each} value={each}>
            {text.scopes[each]}
          </option>
        ))}
      </SelectField>
      {scope === 'CASE' && (
        <CasePicker label={text.caseLabel} error={errors['caseId']} picked={legalCase} onPick={setCase} />
      )}
      {scope === 'CLIENT' && (
        <TextField
          label={text.client}
          hint={text.clientHint}
          value={client}
          maxLength={200}
          error={errors['client']}
          autoComplete="off"
          onChange={({ target }) => setClient(target.value)}
        />
      )}
      {scope === 'PERSON' && people.length > 1 && (
        <SelectField
          label={text.person}
          value={personId}
          error={errors['personId']}
          onChange={({ target }) => setPersonId(target.value)}
        >
          {people.map((person) => (
            <option key={person.personId} value={person.personId}>
              {person.name}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={text.amount}
          inputMode="decimal"
          value={amount}
          placeholder="1,500.00"
          error={errors['centavos']}
          autoComplete="off"
          className="tabular"
          onChange={({ target }) => setAmount(target.value)}
        />
        <DateField
          leans="back"
          label={text.validFrom}
          value={validFrom}
          error={errors['validFrom']}
          onChange={setValidFrom}
        />
      </div>
      <p className="-mt-2 text-sm text-muted">{text.validHint}</p>
    </FormDialog>
  );
}
