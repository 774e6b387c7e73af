import { useState } from 'react';
import { apiKeysScreenText as text, hourlyLimitText } from '#schema/text/settings-screen.ts';
import type { ApiKeyHourlyLimit } from '#schema/generated/operation-types.ts';
import { type MutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { Field, SelectField, TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { useConfirmClose } from '#web/shared/ui/use-confirm-close.tsx';
import type { ApiKeyRowFragment, OwnApiKeysQuery } from './api-keys.generated.ts';
import { DAYS, formOfKey, keyInput, keyProblem, type KeyForm } from './key-form.rules.ts';

type Scope = OwnApiKeysQuery['apiKeyScopes'][number];

interface KeyDialogProps {
  /** The key that is changed; null: a new one. */
  apiKey: ApiKeyRowFragment | null;
  scopes: readonly Scope[];
  onSave: (input: ReturnType<typeof keyInput>) => Promise<MutationResult<unknown>>;
  onClose: () => void;
}

function Scopes({
  all,
  chosen,
  error,
  onChange,
}: {
  all: readonly Scope[];
  chosen: readonly string[];
  error?: string;
  onChange: (scopes: string[]) => void;
}) {
  const groups = Map.groupBy(all, ({ group }) => group);
  const pick = (which: readonly Scope[]) => () => onChange(which.map(({ name }) => name));
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? 'scopes-error' : undefined}>
      <legend className="pb-2 text-sm font-medium">{text.scopes}</legend>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={pick(all.filter(({ isWrite }) => !isWrite))}>
          {text.scopesRead}
        </Button>
        <Button variant="secondary" size="sm" onClick={pick(all)}>
          {text.scopesAll}
        </Button>
        <Button variant="ghost" size="sm" onClick={pick([])}>
          {text.scopesNone}
        </Button>
      </div>
      {error && (
        <p id="scopes-error" role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {[...groups].map(([group, scopes]) => (
          <div key={group} role="group" aria-label={group} className="grid content-start gap-1.5">
            <p className="text-sm font-medium text-muted">{group}</p>
            {scopes.map(({ name, label }) => (
              <Checkbox
                key={name}
                label={label}
                checked={chosen.includes(name)}
                onChange={(isChosen) => onChange(isChosen ? [...chosen, name] : chosen.filter((each) => each !== name))}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** A new key, or what a key may do. */
export function KeyDialog({ apiKey, scopes, onSave, onClose }: KeyDialogProps) {
  const [form, setForm] = useState<KeyForm>(() => formOfKey(apiKey));
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (changes: Partial<KeyForm>) => setForm({ ...form, ...changes });
  const isChanged = () => JSON.stringify(form) !== JSON.stringify(formOfKey(apiKey));
  const { close, question } = useConfirmClose(isChanged, onClose);
  const errorOf = (field: string) => (problem?.field === field ? { error: problem.message } : {});
  const submit = async () => {
    const wrong = keyProblem(form);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    const result = await onSave(keyInput(form, Date.now()));
    setBusy(false);
    if (result.is === 'refused' && result.refusal.code !== 'CONFIRMATION_REQUIRED') setProblem(result.refusal);
  };
  return (
    <FormDialog
      title={apiKey ? text.editTitle : text.createTitle}
      className="md:w-[44rem]"
      submitLabel={apiKey ? text.save : text.create}
      isBusy={isBusy}
      failure={problem && problem.field === null ? { title: text.failed, message: problem.message } : null}
      onSubmit={submit}
      onClose={close}
      question={question}
    >
      <TextField
        label={text.name}
        hint={text.nameHint}
        required
        maxLength={80}
        value={form.name}
        {...errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Scopes
        all={scopes}
        chosen={form.scopes}
        {...errorOf('scopes')}
        onChange={(chosen) => change({ scopes: chosen })}
      />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={text.limit}
          value={form.hourlyLimit}
          {...errorOf('hourlyLimit')}
          onChange={({ target }) => change({ hourlyLimit: target.value as ApiKeyHourlyLimit })}
        >
          {Object.entries(hourlyLimitText).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.expires}
          value={form.days ?? ''}
          {...errorOf('expiresAt')}
          onChange={({ target }) => change({ days: target.value === '' ? null : Number(target.value) })}
        >
          {apiKey && <option value="">{text.keepExpiry}</option>}
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {text.inDays(days)}
            </option>
          ))}
          <option value={0}>{text.never}</option>
        </SelectField>
      </div>
      <Field label={text.addresses} isOptional hint={text.addressesHint} {...errorOf('allowedAddresses')}>
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            aria-describedby={describedBy}
            aria-invalid={problem?.field === 'allowedAddresses' || undefined}
            rows={2}
            spellCheck={false}
            className={`${className} font-mono`}
            value={form.addresses}
            onChange={({ target }) => change({ addresses: target.value })}
          />
        )}
      </Field>
      {!apiKey && (
        <Checkbox label={text.sandbox} checked={form.isSandbox} onChange={(isSandbox) => change({ isSandbox })} />
      )}
    </FormDialog>
  );
}
