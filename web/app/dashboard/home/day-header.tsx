import { useEffect, useState } from 'react';
import type { PlanCode } from '#schema/generated/contract.ts';
import { planLabel } from '#schema/text/plan-labels.ts';
import { homeText as text } from '#schema/text/home-screen.ts';
import { dayOf, formatWeekday } from '#web/shared/format/format.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';

const MINUTE = 60_000;

/** The day that it is in the zone of the account; it changes at midnight. */
export function useDay(): string {
  const [day, setDay] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setDay(dayOf(new Date())), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return day;
}

/** The day is the title; whose account this is stands below it, as the specification lists it. */
export const DayHeader = ({ user, day }: { user: SessionUser; day: string }) => (
  <header className="grid grid-cols-1 gap-1.5">
    <h1 className="text-3xl font-semibold tracking-tight first-letter:uppercase">{formatWeekday(day)}</h1>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="font-medium text-ink">{user.name}</span>
      <span>{user.profession ?? text.noProfession}</span>
      <span className="min-w-0 max-w-full truncate">{user.email}</span>
      <span className="rounded-sm bg-accent-soft px-2 py-0.5 text-xs font-semibold tracking-wide text-accent">
        {text.plan} {planLabel[user.plan.toUpperCase() as PlanCode].toUpperCase()}
      </span>
      {user.plan === 'trial' && user.trialDaysLeft > 0 && (
        <span className="font-medium text-info">{text.trialDaysLeft(user.trialDaysLeft)}</span>
      )}
    </p>
  </header>
);
