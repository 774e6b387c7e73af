import { useRef, useState } from 'react';
import type { BillingCountry, CheckoutMethod } from '#schema/generated/contract.ts';
import { checkoutText as text } from '#schema/text/checkout-screen.ts';
import { countryLabel } from '#schema/text/plans-screen.ts';
import { validationText } from '#schema/text/validation.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { leavePage } from '#web/shared/browser/leave-page.ts';
import { useCameBack } from '#web/shared/hooks/use-came-back.ts';
import { useFormDraft } from '#web/shared/session/use-form-draft.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { keepCheckout } from '../kept-checkout.ts';
import { MethodChoice } from '../method-choice.tsx';
import type { CheckoutPlan } from '../plans.rules.ts';
import { useCreatePaymentCheckoutMutation } from './checkout.generated.ts';

const COUNTRIES = Object.keys(countryLabel) as BillingCountry[];

interface CheckoutFormProps {
  plan: Exclude<CheckoutPlan, 'CUSTOM'>;
  given: { email: string; name: string };
  /** The account that the plan is for. */
  account: { email: string } | null;
  /** The server takes no payments. */
  isShut: boolean;
}

interface Problem {
  /** As a whole. */
  message: string;
  requestId?: string | null;
  email?: string;
  name?: string;
}

/** Who pays, and how. The next page is that of the payment provider. */
export function CheckoutForm({ plan, given, account, isShut }: CheckoutFormProps) {
  const [create] = useCreatePaymentCheckoutMutation();
  const { values, setValues } = useFormDraft('checkout', { ...given, country: 'MX', method: 'CARD' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const free = () => {
    running.current = false;
    setBusy(false);
  };
  useCameBack(free);
  const set = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));

  const submit = async () => {
    if (running.current) return;
    const email = values.email.trim();
    const name = values.name.trim();
    if (!email || !name) return setProblem({ message: text.required });
    if (!email.includes('@')) return setProblem({ message: validationText.emailInvalid });
    running.current = true;
    setBusy(true);
    setProblem(null);
    const { origin } = window.location;
    const code = plan.toLowerCase();
    const input = {
      plan,
      email,
      name,
      country: values.country as BillingCountry,
      method: values.method as CheckoutMethod,
      successUrl: `${origin}/dashboard?success=true&plan=${code}`,
      cancelUrl: `${origin}/checkout?plan=${code}&canceled=true`,
    };
    const answer = await mutationResult(create({ variables: { input } }), (data) => data.createPaymentCheckout);
    const checkout = answer.is === 'done' ? answer.payload.checkout : null;
    if (checkout?.checkoutUrl) {
      // It stays busy until the page is left.
      keepCheckout(checkout.id);
      return leavePage(checkout.checkoutUrl);
    }
    free();
    const refusal = answer.is === 'refused' ? answer.refusal : null;
    setProblem({ message: text.failed(refusal?.message || text.fallback), requestId: refusal?.requestId });
  };
  return (
    <form
      noValidate
      aria-label={text.formTitle}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className="text-xl font-semibold">{text.formTitle}</h2>
      <TextField
        label={text.email}
        hint={text.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        maxLength={254}
        required
        value={values.email}
        aria-invalid={(problem?.message === text.required && !values.email.trim()) || undefined}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        label={text.name}
        autoComplete="name"
        maxLength={200}
        required
        value={values.name}
        aria-invalid={(problem?.message === text.required && !values.name.trim()) || undefined}
        onChange={({ target }) => set({ name: target.value })}
      />
      <SelectField
        label={text.country}
        autoComplete="country"
        value={values.country}
        onChange={({ target }) => set({ country: target.value })}
      >
        {COUNTRIES.map((country) => (
          <option key={country} value={country}>
            {countryLabel[country]}
          </option>
        ))}
      </SelectField>
      <MethodChoice
        value={values.method as CheckoutMethod}
        onChange={(method) => set({ method })}
        isDisabled={isBusy}
      />
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {account ? text.ofAccount(account.email) : text.withoutAccount}
      </p>
      {problem && <ErrorState title={problem.message} requestId={problem.requestId} />}
      <Button type="submit" size="lg" disabled={isBusy || isShut} className="w-full">
        {isBusy ? text.processing : text.submit}
      </Button>
    </form>
  );
}
