import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  alertDaysText,
  deadlineCardText as card,
  deadlineDetailText as text,
  deadlineOriginText,
  deadlineUrgencyText,
} from '#schema/text/deadline-screen.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { DaysLeft, formatDue, typeLabel, type DeadlineCard } from '../deadline-styles.tsx';
import { useLinks } from '../links.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

/** What is known of a deadline: when, whose, and where it comes from. */
export function DeadlineFacts({ deadline, isNarrow }: { deadline: DeadlineCard; isNarrow?: boolean }) {
  const links = useLinks();
  const legalCase = deadline.case;
  return (
    <dl className={cx('grid gap-x-4 gap-y-3 border-y border-line py-4', !isNarrow && 'sm:grid-cols-2')}>
      <Fact label={card.due}>
        <span className="font-medium">{formatDue(deadline)}</span>
        {!isNarrow && <DaysLeft deadline={deadline} className="ml-2" />}
      </Fact>
      <Fact label={text.case}>
        {legalCase ? (
          <Link to={links.caseFile(legalCase.id)} className="text-accent underline underline-offset-2">
            {legalCase.title}
          </Link>
        ) : (
          <span className="text-muted">{card.noCase}</span>
        )}
        {legalCase && (
          <span className="block text-sm text-muted">
            {[legalCase.client, legalCase.court?.name].filter(Boolean).join(' · ')}
          </span>
        )}
      </Fact>
      <Fact label={text.origin}>{deadline.isEstimated ? card.estimated : deadlineOriginText[deadline.origin]}</Fact>
      {deadline.isTheirs && <Fact label={text.side}>{card.theirs}</Fact>}
      <Fact label={text.type}>{typeLabel(deadline.type)}</Fact>
      <Fact label={text.priority}>{deadlineUrgencyText[deadline.priority]}</Fact>
      <Fact label={text.alerts}>{alertDaysText.summary(deadline.alertDays)}</Fact>
      {deadline.remindAt && <Fact label={text.nextReminder}>{formatInstant(deadline.remindAt)}</Fact>}
    </dl>
  );
}
