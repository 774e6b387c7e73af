import { useState } from 'react';
import { webhooksScreenText as text } from '#schema/text/webhooks-screen.ts';
import type { MutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { useConfirmClose } from '#web/shared/ui/use-confirm-close.tsx';
import { formOfWebhook, webhookProblem, type WebhookForm } from './webhook-form.rules.ts';
import type { OwnWebhooksQuery, WebhookRowFragment } from './webhooks.generated.ts';

type EventType = OwnWebhooksQuery['webhookEventTypes'][number];

interface EventsProps {
  all: readonly EventType[];
  chosen: readonly string[];
  error?: string;
  onChange: (names: string[]) => void;
}

function Events({ all, chosen, error, onChange }: EventsProps) {
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? 'events-error' : undefined}>
      <legend className="pb-2 text-sm font-medium">{text.events}</legend>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onChange(all.map(({ name }) => name))}>
          {text.all}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onChange([])}>
          {text.noEvents}
        </Button>
      </div>
      {error && (
        <p id="events-error" role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {[...Map.groupBy(all, ({ group }) => group)].map(([group, types]) => (
          <div key={group} role="group" aria-label={group} className="grid content-start gap-2">
            <p className="text-sm font-medium text-muted">{group}</p>
            {types.map(({ name, title, description }) => (
              <Checkbox
                key={name}
                label={title}
                hint={description}
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

interface WebhookDialogProps {
  /** The endpoint that is changed; null: a new one. */
  endpoint: WebhookRowFragment | null;
  types: readonly EventType[];
  onSave: (form: WebhookForm) => Promise<MutationResult<unknown>>;
  onClose: () => void;
}

/** A new webhook, or another address or other events of one. */
export function WebhookDialog({ endpoint, types, onSave, onClose }: WebhookDialogProps) {
  const [form, setForm] = useState<WebhookForm>(() => formOfWebhook(endpoint));
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (changes: Partial<WebhookForm>) => setForm({ ...form, ...changes });
  const isChanged = () => JSON.stringify(form) !== JSON.stringify(formOfWebhook(endpoint));
  const { close, question } = useConfirmClose(isChanged, onClose);
  const errorOf = (field: string) => (problem?.field === field ? { error: problem.message } : {});
  const submit = async () => {
    const wrong = webhookProblem(form);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    const result = await onSave(form);
    setBusy(false);
    if (result.is === 'refused' && result.refusal.code !== 'CONFIRMATION_REQUIRED') setProblem(result.refusal);
  };
  return (
    <FormDialog
      title={endpoint ? text.editTitle : text.createTitle}
      className="md:w-[44rem]"
      submitLabel={endpoint ? text.save : text.create}
      isBusy={isBusy}
      failure={problem && problem.field === null ? { title: text.saveFailed, message: problem.message } : null}
      onSubmit={submit}
      onClose={close}
      question={question}
    >
      <TextField
        type="url"
        inputMode="url"
        label={text.url}
        hint={text.urlHint}
        required
        placeholder="https://"
        maxLength={2000}
        value={form.url}
        {...errorOf('url')}
        onChange={({ target }) => change({ url: target.value })}
      />
      <TextField
        label={text.description}
        isOptional
        maxLength={120}
        value={form.description}
        {...errorOf('description')}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Events
        all={types}
        chosen={form.eventTypes}
        {...errorOf('eventTypes')}
        onChange={(eventTypes) => change({ eventTypes })}
      />
    </FormDialog>
  );
}
