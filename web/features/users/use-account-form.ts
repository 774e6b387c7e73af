import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SignInReply } from '#web/shared/session/account-requests.ts';
import type { LoginChallenge, SignInResult } from '#web/shared/session/sign-in-requests.ts';
import { session } from '#web/shared/session/session.ts';
import type { AccountProblem, AccountValues } from './account-rules.ts';

const EMPTY: AccountValues = { name: '', email: '', password: '', profession: '' };

interface AccountFormOptions {
  check: (values: AccountValues) => AccountProblem | null;
  submit: (values: AccountValues) => Promise<SignInResult>;
  onSignedIn: (reply: SignInReply) => void;
  /** The password is right, and a second step follows. */
  onChallenge?: (challenge: LoginChallenge) => void;
}

/** One message at a time above the button; the invalid fields are marked and the first one takes the focus. */
export function useAccountForm({ check, submit, onSignedIn, onChallenge }: AccountFormOptions) {
  const form = useForm<AccountValues>({ defaultValues: EMPTY });
  const [error, setError] = useState<string | null>(null);

  const onSubmit = form.handleSubmit(async (values) => {
    setError(null);
    const problem = check(values);
    if (problem) {
      problem.fields.forEach((field, position) =>
        form.setError(field, { type: 'manual' }, { shouldFocus: position === 0 }),
      );
      return setError(problem.message);
    }
    // Its answer deletes the cookie: it must not come after the new one.
    await session.finishSignOut();
    const result = await submit(values);
    if (!result.ok && result.challenge && onChallenge) return onChallenge(result.challenge);
    if (!result.ok) return setError(result.error);
    session.signIn(result.reply);
    onSignedIn(result.reply);
  });

  return {
    error,
    setError,
    isSubmitting: form.formState.isSubmitting,
    onSubmit,
    password: form.watch('password'),
    /** Props of an input; typing clears its error. */
    field: (name: keyof AccountValues) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      'aria-invalid': form.formState.errors[name] ? (true as const) : undefined,
    }),
  };
}
