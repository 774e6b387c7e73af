import { useState } from 'react';
import { securityText as text } from '#schema/text/settings-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { PasswordField } from '#web/shared/ui/field.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Group } from '../group.tsx';
import { useChangeOwnPasswordMutation } from './security.generated.ts';

const EMPTY = { currentPassword: '', newPassword: '', again: '' };
const PASSWORD_MIN = 6;

function problemOf({ currentPassword, newPassword, again }: typeof EMPTY): { field: string; message: string } | null {
  if (!currentPassword) return { field: 'currentPassword', message: text.required };
  if ([...newPassword].length < PASSWORD_MIN) return { field: 'newPassword', message: text.tooShort };
  return newPassword === again ? null : { field: 'again', message: text.mismatch };
}

/** Changes the password; the server ends every other session. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [change] = useChangeOwnPasswordMutation();
  const [values, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    required: true,
    ...(problem?.field === name ? { error: problem.message } : {}),
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const submit = async () => {
    const wrong = problemOf(values);
    setProblem(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    const { currentPassword, newPassword } = values;
    const run = change({ variables: { input: { currentPassword, newPassword } } });
    const result = await mutationResult(run, ({ changePassword }) => changePassword);
    setBusy(false);
    if (result.is === 'refused') return setProblem(result.refusal);
    setValues(EMPTY);
    showToast({ message: text.changed(result.payload.endedCount ?? 0), tone: 'positive' });
    onChanged();
  };
  return (
    <Group title={text.password}>
      <form
        noValidate
        aria-label={text.change}
        className="grid max-w-md grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={text.current} autoComplete="current-password" {...field('currentPassword')} />
        <PasswordField label={text.next} hint={text.nextHint} autoComplete="new-password" {...field('newPassword')} />
        <PasswordField label={text.again} autoComplete="new-password" {...field('again')} />
        {problem && !problem.field && (
          <p role="alert" className="text-danger">
            {problem.message}
          </p>
        )}
        <Button type="submit" variant="secondary" className="justify-self-start" disabled={isBusy}>
          {text.change}
        </Button>
      </form>
    </Group>
  );
}
