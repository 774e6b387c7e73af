import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pricingText as text } from '#schema/text/landing-pricing.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { buyPlan } from './buy-plan.ts';

interface PricingProps {
  isSignedIn: boolean;
  onRegister: () => void;
}

/** The plans in the words of the landing, each with a way to it; the exact limits are one link away. */
export function Pricing({ isSignedIn, onRegister }: PricingProps) {
  const [isBuying, setBuying] = useState(false);
  const navigate = useNavigate();
  const style = buttonClasses({ variant: 'secondary', size: 'sm' });
  const buy = async (plan: string) => {
    setBuying(true);
    const isOnItsWay = await buyPlan(plan);
    setBuying(isOnItsWay);
    if (isOnItsWay) return;
    const checkout = `/checkout?plan=${plan}`;
    // Who is signed in sees on the checkout page why; a visitor goes there after the registration.
    if (isSignedIn) return navigate(checkout);
    await navigate(`/?next=${encodeURIComponent(checkout)}`, { replace: true, preventScrollReset: true });
    onRegister();
  };
  return (
    <section aria-labelledby="pricing" className="mx-auto grid w-full max-w-6xl gap-6 px-5 py-16 md:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="pricing" className="text-2xl font-semibold">
          {text.title}
        </h2>
        <Link to="/planes" className="text-accent underline">
          {text.note}
        </Link>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {text.plans.map(({ plan, name, price, features, action }) => (
          <li key={plan} className="card grid grid-rows-[auto_1fr_auto] gap-3 p-5">
            <div>
              <h3 className="text-xl font-semibold">{name}</h3>
              {price && (
                <p className="tabular">
                  <b>{price}</b> {text.perMonth}
                </p>
              )}
            </div>
            <ul className="text-muted">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {plan === 'custom' ? (
              <Link to="/checkout?plan=custom" className={style}>
                {action}
              </Link>
            ) : (
              (plan !== 'free' || !isSignedIn) && (
                <button
                  type="button"
                  disabled={isBuying}
                  onClick={() => (plan === 'free' ? onRegister() : void buy(plan))}
                  className={style}
                >
                  {action}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
