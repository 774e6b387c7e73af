import type { DeadlineAlertKind } from '#schema/generated/contract.ts';
import { alertText, deadlineMail as words, type ToldDeadline } from '#schema/text/deadlines.ts';
import { singleLine, emailHtml, emailText, type EmailTemplate } from '#api/kernel/email-template.rules.ts';

export interface MailedAlert extends ToldDeadline {
  kind: DeadlineAlertKind;
}

export interface AlertMail {
  batchId: string;
  to: string;
  name: string;
  /** Those that are shown, nearest first. */
  alerts: readonly MailedAlert[];
  /** How many there are in all. */
  total: number;
}

const subjectOf = ({ alerts, total }: AlertMail): string => {
  const [first] = alerts;
  return first && total === 1
    ? words.subjectOfOne(first.kind, singleLine(first.title, 80))
    : words.subject(new Set(alerts.map(({ kind }) => kind)), total);
};

/** Titles are user text, so line breaks are removed. */
export function alertMail(mail: AlertMail, address: string, now: Date) {
  const { alerts, total } = mail;
  const email: EmailTemplate = {
    greeting: words.greeting(singleLine(mail.name, 80)),
    paragraphs: [
      ...alerts.map((alert) => {
        const shown = {
          ...alert,
          title: singleLine(alert.title),
          caseTitle: alert.caseTitle === null ? null : singleLine(alert.caseTitle),
        };
        return alertText(alert.kind, shown, now);
      }),
      ...(total > alerts.length ? [words.more(total - alerts.length)] : []),
    ],
    action: { label: words.open, url: `${address}/dashboard?tab=deadline-alerts` },
    footer: words.footer,
  };
  return {
    id: `deadlines-${mail.batchId}`,
    to: mail.to,
    subject: subjectOf(mail),
    text: emailText(email),
    html: emailHtml(email),
  };
}
