import type { PlanCode } from '#schema/generated/contract.ts';
import { meterNoticeText as words } from '#schema/text/meter-notices.ts';
import { planLabel } from '#schema/text/plan-labels.ts';
import type { Meter } from '#api/kernel/context.ts';
import { emailHtml, emailText, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import type { Mail } from '#api/ports/mailer.ts';

/** Notices when most of a meter is used. */

/** Highest first: whoever passes both at once is told of the higher one only. */
const SHARES = [95, 80] as const;

/** The share of the limit that was reached; 0: none. Without a limit nothing is ever reached. */
export const reachedShare = (used: number, limit: number): number =>
  limit > 0 ? (SHARES.find((share) => used * 100 >= limit * share) ?? 0) : 0;

export interface MeterNotice {
  userId: string;
  meter: Meter;
  used: number;
  limit: number;
  plan: PlanCode;
  /** ISO 8601. */
  periodStart: string;
  resetsAt: string;
  percent: number;
}

export function meterMail(notice: MeterNotice, to: string, url: string): Mail {
  const facts = { ...notice, resetsAt: new Date(notice.resetsAt) };
  const template: EmailTemplate = {
    greeting: words.greeting,
    paragraphs: [words.used(facts, planLabel[notice.plan]), words.afterwards(facts.resetsAt), words.more],
    action: { label: words.open, url },
    footer: words.footer,
  };
  // One for each share, meter and period.
  const id = `meter-${notice.percent}-${notice.meter.replaceAll('_', '-')}-${notice.userId}-${Date.parse(notice.periodStart)}`;
  return {
    id,
    to,
    subject: words.subject(facts, notice.percent),
    text: emailText(template),
    html: emailHtml(template),
  };
}
