import { DAY } from '#schema/lib/durations.ts';
import { longDay } from '#schema/text/mails.ts';
import { trialMail as words, trialText } from '#schema/text/trials.ts';
import { validationText } from '#schema/text/validation.ts';
import { emailHtml, emailText, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

const MAX_NAME = 200;

interface Activation {
  email: string;
  name?: string | null;
}

/** Something before and after one `@`, without spaces or control characters. Whether it exists, the mail shows. */
const EMAIL = /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,255}$/u;

export function activationProblem({ email, name }: Activation): { field: string; message: string } | null {
  if (!isStorable(email) || !EMAIL.test(email.trim())) return { field: 'email', message: trialText.emailInvalid };
  if (!isStorable(name ?? '')) return { field: 'name', message: validationText.invalidCharacters };
  if ((name ?? '').trim().length > MAX_NAME) return { field: 'name', message: validationText.nameTooLong };
  return null;
}

/** The name as given, else what stands before the `@`. */
export const nameOfTrial = (name: string | null | undefined, email: string): string =>
  name?.trim().normalize('NFC') || (email.split('@')[0] ?? email);

/** Whole days, rounded up. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY));

export const trialUrl = (address: string, key: string): string => `${address}/?trial_id=${key}`;

interface TrialMail {
  id: string;
  email: string;
  expiresAt: Date;
  /** Whole days of a new trial. */
  days: number;
  /** Somebody activated it again. */
  isRepeated: boolean;
}

/** It says nothing that whoever activated the trial has written: anybody can write anybody's e-mail there. */
export function mailOfTrial({ id, email, expiresAt, days, isRepeated }: TrialMail, url: string) {
  const template: EmailTemplate = {
    greeting: words.greeting,
    paragraphs: [
      isRepeated ? words.again : words.begun(days),
      words.expires(longDay(expiresAt)),
      words.keep,
      words.secret,
    ],
    action: { label: words.open, url },
    footer: words.footer,
  };
  return { id, to: email, subject: words.subject, text: emailText(template), html: emailHtml(template) };
}
