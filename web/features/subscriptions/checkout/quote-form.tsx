import { useRef, useState } from 'react';
import { checkoutText, quoteText as text } from '#schema/text/checkout-screen.ts';
import { validationText } from '#schema/text/validation.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { useFormDraft } from '#web/shared/session/use-form-draft.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field, TextField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { Notice } from '../notice.tsx';
import { useRequestQuoteMutation } from './quote.generated.ts';

/** Asks for an offer of the plan that is agreed upon one by one. Nothing is charged. */
export function QuoteForm({ given }: { given: { email: string; name: string } }) {
  const [request] = useRequestQuoteMutation();
  const { values, setValues, forget } = useFormDraft('quote', { ...given, message: '', seats: '' });
  const [problem, setProblem] = useState<{ title: string; message?: string; requestId?: string | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const running = useRef(false);
  const set = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  const submit = async () => {
    if (running.current) return;
    const email = values.email.trim();
    const name = values.name.trim();
    const seats = values.seats.trim();
    if (!email || !name) return setProblem({ title: checkoutText.required });
    if (!email.includes('@')) return setProblem({ title: validationText.emailInvalid });
    if (seats && !/^[1-9]\d{0,5}$/.test(seats)) return setProblem({ title: text.seatsInvalid });
    running.current = true;
    setBusy(true);
    setProblem(null);
    const input = { email, name, message: values.message.trim() || null, seats: seats ? Number(seats) : null };
    const answer = await mutationResult(request({ variables: { input } }), (data) => data.requestQuote);
    running.current = false;
    setBusy(false);
    if (answer.is === 'refused') return setProblem({ ...answer.refusal, title: text.failed });
    forget();
    setSentTo(email);
  };
  if (sentTo !== null)
    return (
      <div className="grid grid-cols-1 gap-3">
        <Notice role="status" tone="positive" title={text.done} body={text.doneBody(sentTo)} />
        <p className="text-muted">{text.required}.</p>
      </div>
    );
  return (
    <form
      noValidate
      aria-label={checkoutText.quoteTitle}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Notice tone="info" title={text.required} body={text.intro} />
      <TextField
        label={checkoutText.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        maxLength={254}
        required
        value={values.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        label={checkoutText.name}
        autoComplete="name"
        maxLength={200}
        required
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={text.seats}
        isOptional
        inputMode="numeric"
        maxLength={6}
        className="max-w-32"
        value={values.seats}
        onChange={({ target }) => set({ seats: target.value })}
      />
      <Field label={text.message} hint={text.messageHint} isOptional>
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            aria-describedby={describedBy}
            rows={4}
            maxLength={2_000}
            className={className}
            value={values.message}
            onChange={({ target }) => set({ message: target.value })}
          />
        )}
      </Field>
      {problem && <ErrorState {...problem} />}
      <Button type="submit" size="lg" disabled={isBusy} className="w-full">
        {isBusy ? checkoutText.processing : text.submit}
      </Button>
    </form>
  );
}
