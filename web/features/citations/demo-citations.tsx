import { Link } from 'react-router';
import { FileCheck2 } from 'lucide-react';
import { demoReviewText as text, markText } from '#schema/text/citation-review.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { citationLook } from '#web/shared/ui/citation-look.ts';
import { STATES } from './citation-look.ts';

/** The citation checker without an account: what it does, and no invented findings. */
export const DemoCitations = ({ registerAddress, loginAddress }: { registerAddress: string; loginAddress: string }) => (
  <div className="mx-auto grid max-w-2xl gap-6 px-4 py-12 md:px-6 md:py-20">
    <FileCheck2 size={32} className="text-accent" aria-hidden="true" />
    <h1 className="text-3xl font-semibold">{text.title}</h1>
    <p className="font-serif text-lg">{text.body}</p>
    <p className="text-muted">{text.needsAccount}</p>
    <div className="flex flex-wrap gap-3">
      <Link to={registerAddress} className={`${buttonClasses()} min-h-11`}>
        {text.register}
      </Link>
      <Link to={loginAddress} className={`${buttonClasses({ look: 'secondary' })} min-h-11`}>
        {text.login}
      </Link>
    </div>
    <section aria-labelledby="demo-states" className="grid gap-3 border-t border-line pt-6">
      <h2 id="demo-states" className="font-sans text-sm font-medium text-muted">
        {text.statesTitle}
      </h2>
      <ul className="grid gap-3">
        {STATES.toReversed().map((state) => (
          <li key={state} className="grid gap-1 sm:grid-cols-[13rem_1fr] sm:gap-4">
            <span>
              <StateBadge tone={citationLook[state].tone} icon={citationLook[state].icon}>
                {citationLook[state].word}
              </StateBadge>
            </span>
            <span>{markText.states[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
