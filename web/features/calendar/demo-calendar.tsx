import { CalendarDays, Check } from 'lucide-react';
import { Link } from 'react-router';
import { demoCalendarText as text } from '#schema/text/calendar-screen.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';

/** The calendar without an account: what it is for, and no invented events. */
export const DemoCalendar = ({ registerAddress, loginAddress }: { registerAddress: string; loginAddress: string }) => (
  <div className="mx-auto grid max-w-2xl gap-6 px-4 py-12 md:px-6 md:py-20">
    <CalendarDays size={32} className="text-accent" aria-hidden="true" />
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
    <section aria-labelledby="demo-calendar" className="grid gap-3 border-t border-line pt-6">
      <h2 id="demo-calendar" className="font-sans text-sm font-medium text-muted">
        {text.whatTitle}
      </h2>
      <ul className="grid gap-3">
        {text.what.map((line) => (
          <li key={line} className="flex gap-3">
            <Check size={18} className="mt-0.5 text-accent" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  </div>
);
