import { addDays, weekdayOf } from '#schema/lib/days.ts';
import { timeOf, wallOf } from '#schema/lib/zones.ts';
import { digestMail as words } from '#schema/text/notification-digest.ts';
import { emailHtml, emailText, singleLine, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import type { Mail } from '#api/ports/mailer.ts';
import type { ChosenDigest } from '../notifications.rules.ts';

/** A server that was off at the hour of a weekly digest sends it until the next day ends. */
const LATE_DAYS = 1;

const WEEK = 7;

const two = (value: number): string => String(value).padStart(2, '0');

/** A wall clock as text that sorts: `2026-11-23T08:00`. */
function clockOf(zone: string, instant: Date): string {
  const wall = wallOf(zone, instant);
  return `${wall.day}T${timeOf(wall)}`;
}

/**
 * The day in the zone of the account whose digest is due now; null: none is. It is told by the wall clock: an hour that
 * summer time skips is over when the next one begins, and one that comes twice is of the same day, which is used up once.
 * A digest whose hour was over when it was chosen is not due.
 */
export function duePeriod(chosen: ChosenDigest & { since: Date }, zone: string, now: Date): string | null {
  const { digest, digestHour, digestWeekday, since } = chosen;
  if (digest === 'OFF') return null;
  const clock = clockOf(zone, now);
  const today = clock.slice(0, 10);
  const late = digest === 'DAILY' ? 0 : (weekdayOf(today) - digestWeekday + WEEK) % WEEK;
  if (digest === 'WEEKLY' && late > LATE_DAYS) return null;
  const period = addDays(today, -late);
  const hour = `${period}T${two(digestHour)}:00`;
  return clock >= hour && clockOf(zone, since) < hour ? period : null;
}

interface DigestFacts {
  userId: string;
  period: string;
  to: string;
  name: string;
  /** Newest first. */
  told: readonly { title: string; body: string }[];
  /** Unread ones that the mail does not name. */
  moreCount: number;
}

interface DigestLinks {
  list: string;
  unsubscribe: string;
}

/** Names and titles are text of users, so each line is cut to one without addresses that become links. */
export function digestOf({ userId, period, to, name, told, moreCount }: DigestFacts, links: DigestLinks): Mail {
  const template: EmailTemplate = {
    greeting: words.greeting(singleLine(name, 80)),
    paragraphs: [
      words.intro(told.length + moreCount),
      ...told.map(({ title, body }) => `${singleLine(title)}: ${singleLine(body, 400)}`),
      ...(moreCount > 0 ? [words.more(moreCount)] : []),
    ],
    action: { label: words.open, url: links.list },
    footer: words.footer,
    footerLink: { label: words.unsubscribe, url: links.unsubscribe },
  };
  return {
    id: `digest-${userId}-${period}`,
    to,
    subject: words.subject(told.length + moreCount),
    text: emailText(template),
    html: emailHtml(template),
    unsubscribeUrl: links.unsubscribe,
  };
}
