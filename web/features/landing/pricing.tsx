import { Link } from 'react-router';
import { pricingText as text } from '#schema/text/landing-pricing.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';

interface PricingProps {
  isSignedIn: boolean;
  onRegister: () => void;
}

/** The plans in the words of the landing, each with a way to it; the exact limits are one link away. */
export function Pricing({ isSignedIn, onRegister }: PricingProps) {
  const style = buttonClasses({ variant: 'secondary', size: 'sm' });
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
            {plan !== 'free' ? (
              <Link to={`/checkout?plan=${plan}`} className={style}>
                {action}
              </Link>
            ) : (
              !isSignedIn && (
                <button type="button" onClick={onRegister} className={style}>
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
