import { useId, useState, type ReactNode } from 'react';
import { FlaskConical } from 'lucide-react';
import { addDays, weekdayOf } from '#schema/lib/days.ts';
import { instantIn } from '#schema/lib/zones.ts';
import { dueStatus } from '#schema/text/deadline-days.ts';
import { demoSampleText as text, sampleCaseText } from '#schema/text/onboarding.ts';
import { accountZone } from '../dates/account-zone.ts';
import { dayOf, formatWeekday } from '../format/format.ts';
import { StateBadge } from './state-badge.tsx';

/** Rows of the demo: what an account has, invented and marked. */

interface Row {
  title: string;
  detail: string;
  end?: ReactNode;
}

/** So many days ahead; courts and offices are closed on Saturday and Sunday. */
export function sampleDay(today: string, inDays: number): string {
  const day = addDays(today, inDays);
  const weekday = weekdayOf(day);
  return weekday > 5 ? addDays(day, 8 - weekday) : day;
}

interface SampleCardProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** Something of the demo: its title, the word «Ejemplo», and that it is invented. */
export function SampleCard({ title, note = text.note, children }: SampleCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 content-start gap-2 p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        <StateBadge tone="info" icon={FlaskConical}>
          {text.badge}
        </StateBadge>
      </div>
      {children}
      <p className="text-sm text-muted">{note}</p>
    </section>
  );
}

const SampleRows = ({ rows, ...card }: Omit<SampleCardProps, 'children'> & { rows: readonly Row[] }) => (
  <SampleCard {...card}>
    <ul className="grid divide-y divide-line">
      {rows.map(({ title, detail, end }) => (
        <li key={title} className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
          <span className="min-w-0">
            <span className="block [overflow-wrap:anywhere]">{title}</span>
            <span className="block text-sm text-muted [overflow-wrap:anywhere]">{detail}</span>
          </span>
          {end}
        </li>
      ))}
    </ul>
  </SampleCard>
);

export function SampleDeadlines() {
  const zone = accountZone();
  const [now] = useState(() => new Date());
  const rows = text.dueRows.map(({ title, inDays }) => {
    const dueOn = sampleDay(dayOf(now, zone), inDays);
    const due = { dueOn, dueAt: instantIn(zone, dueOn, '23:59'), hasHour: false, zone };
    return {
      title,
      detail: `${formatWeekday(dueOn)} · ${sampleCaseText.title}`,
      end: <span className="font-semibold whitespace-nowrap tabular">{dueStatus(due, now).label}</span>,
    };
  });
  return <SampleRows title={text.deadlines} rows={rows} />;
}

export function SampleAgenda() {
  const [today] = useState(() => dayOf(new Date()));
  const rows = text.events.map(({ title, inDays, time }) => ({
    title,
    detail: `${formatWeekday(sampleDay(today, inDays))} · ${sampleCaseText.title}`,
    end: <span className="tabular">{time}</span>,
  }));
  return <SampleRows title={text.agenda} rows={rows} />;
}

export const SampleCase = () => (
  <SampleRows
    title={text.case}
    rows={[{ title: sampleCaseText.title, detail: `${sampleCaseText.client} · ${sampleCaseText.type}` }]}
    note={text.places}
  />
);
