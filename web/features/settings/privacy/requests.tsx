import { useState } from 'react';
import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import { privacyRightText } from '#schema/text/privacy.ts';
import { privacyScreenText as text, requestStateText } from '#schema/text/privacy-screen.ts';
import type { PrivacyRight } from '#schema/generated/operation-types.ts';
import type { Refusal } from '#web/shared/apollo/mutation-result.ts';
import { formatDay, formatInstantDay } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field, SelectField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { Group } from '../group.tsx';
import type { PrivacyPartsFragment } from './privacy.generated.ts';

type Request = PrivacyPartsFragment['requests'][number];

interface Asked {
  right: PrivacyRight;
  text: string;
}

interface RequestsProps {
  requests: readonly Request[];
  onAsk: (asked: Asked) => Promise<Refusal | null>;
}

const BADGES = {
  OPEN: { tone: 'info', icon: Clock },
  ANSWERED: { tone: 'positive', icon: CircleCheck },
  DONE: { tone: 'positive', icon: CircleCheck },
  REFUSED: { tone: 'warning', icon: CircleX },
  WITHDRAWN: { tone: 'neutral', icon: Undo2 },
} as const;

/** Which term runs, and how much of it is left. */
function clockOf({ state, answerBy, effectBy, workingDaysLeft }: Request): string | null {
  if (workingDaysLeft === null) return null;
  if (state === 'ANSWERED' && effectBy) return text.effectBy(formatDay(effectBy), workingDaysLeft);
  return text.answerBy(formatDay(answerBy), workingDaysLeft);
}

function RequestDialog({ onAsk, onClose }: Pick<RequestsProps, 'onAsk'> & { onClose: () => void }) {
  const [asked, setAsked] = useState<Asked>({ right: 'RECTIFICATION', text: '' });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const submit = async () => {
    setBusy(true);
    const refused = await onAsk(asked);
    setBusy(false);
    setRefusal(refused);
    if (!refused) onClose();
  };
  const ofText = refusal?.field === 'text' ? { error: refusal.message } : {};
  return (
    <FormDialog
      title={text.newRequest}
      submitLabel={text.send}
      isBusy={isBusy}
      failure={refusal && refusal.field !== 'text' ? { title: text.failed, message: refusal.message } : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={text.right}
        value={asked.right}
        onChange={({ target }) => setAsked({ ...asked, right: target.value as PrivacyRight })}
      >
        <option value="RECTIFICATION">{privacyRightText.RECTIFICATION}</option>
        <option value="OPPOSITION">{privacyRightText.OPPOSITION}</option>
      </SelectField>
      <Field label={text.text} hint={text.textHint} {...ofText}>
        {(ids) => (
          <textarea
            id={ids.id}
            aria-describedby={ids.describedBy}
            aria-invalid={'error' in ofText ? true : undefined}
            className={`${ids.className} min-h-32`}
            maxLength={2000}
            value={asked.text}
            onChange={({ target }) => setAsked({ ...asked, text: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Requests with their clock, and a new one. */
export function Requests({ requests, onAsk }: RequestsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Group title={text.requests}>
      <p className="max-w-[68ch] text-muted">{text.requestsBody}</p>
      {requests.length === 0 ? (
        <p className="text-muted">{text.noRequests}</p>
      ) : (
        <ul className="rounded-md border border-line bg-surface">
          {requests.map((request) => {
            const { id, right, state, receivedAt, answer } = request;
            const clock = clockOf(request);
            return (
              <li key={id} className="grid gap-1 border-t border-line px-4 py-3 first:border-t-0">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {privacyRightText[right]}
                  <StateBadge {...BADGES[state]}>{requestStateText[state]}</StateBadge>
                </span>
                <span className="text-sm text-muted">{text.received(formatInstantDay(receivedAt))}</span>
                {clock && <span className="text-sm">{clock}</span>}
                {request.text && <p className="text-sm wrap-anywhere whitespace-pre-line">{request.text}</p>}
                {answer && <p className="text-sm wrap-anywhere text-muted">{answer}</p>}
              </li>
            );
          })}
        </ul>
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {text.newRequest}
      </Button>
      {isOpen && <RequestDialog onAsk={onAsk} onClose={() => setOpen(false)} />}
    </Group>
  );
}
