import type { DigestFrequency, NotificationKind, NotificationMail } from '#schema/generated/contract.ts';
import { notificationKindText, notificationText as say, notificationTold } from '#schema/text/notifications.ts';
import type { NotificationFacts } from '#schema/text/notifications.ts';
import type { StoredKindChoices } from '#db/entities/notification.entity.ts';

/** Which kinds there are, and where an account is told of each. */

export const KINDS = Object.keys(notificationKindText) as NotificationKind[];

/** What decides about the mail of each kind. The mails have their own jobs; nothing here sends one. */
export const MAIL_OF: Readonly<Record<NotificationKind, NotificationMail>> = {
  DEADLINE_ALERT: 'CASE_UPDATES',
  CASE_INVITATION: 'ALWAYS',
  CASE_JOINED: 'DIGEST_ONLY',
  CASE_CHANGED: 'DIGEST_ONLY',
  CASE_MENTION: 'DIGEST_ONLY',
  CASE_MESSAGE: 'DIGEST_ONLY',
  DOCUMENT_ANALYZED: 'DIGEST_ONLY',
  CONTRACT_MAIL: 'DIGEST_ONLY',
  PAYMENT: 'PAYMENT_REMINDERS',
  METER_LOW: 'SYSTEM_ALERTS',
  LOGIN: 'LOGIN_NOTIFICATIONS',
  SECURITY: 'ALWAYS',
  WEBHOOK_DISABLED: 'ALWAYS',
};

/** Always in the list: who lost an account must find there what happened. */
const FIXED: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['LOGIN', 'SECURITY']);

export const isInAppFixed = (kind: NotificationKind): boolean => FIXED.has(kind);

interface Channels {
  inApp: boolean;
  push: boolean;
}

/** Where an account is told of a kind: everything is in the list and pushed to devices that asked, until it chooses. */
export const channelsOf = (kind: NotificationKind, chosen: StoredKindChoices | null): Channels => ({
  inApp: isInAppFixed(kind) || (chosen?.[kind]?.inApp ?? true),
  push: chosen?.[kind]?.push ?? true,
});

export interface ChosenDigest {
  digest: DigestFrequency;
  digestHour: number;
  digestWeekday: number;
}

/** Nobody gets a digest without having asked for it. */
export const USUAL_DIGEST: ChosenDigest = { digest: 'OFF', digestHour: 8, digestWeekday: 1 };

interface Changes {
  kinds?: readonly { kind: NotificationKind; inApp?: boolean | null; push?: boolean | null }[] | null;
  digestHour?: number | null;
  digestWeekday?: number | null;
}

const isWithin = (value: number | null | undefined, first: number, last: number): boolean =>
  value == null || (Number.isInteger(value) && value >= first && value <= last);

export function settingsProblem({
  kinds,
  digestHour,
  digestWeekday,
}: Changes): { field: string; message: string } | null {
  const given = kinds ?? [];
  if (new Set(given.map(({ kind }) => kind)).size < given.length) return { field: 'kinds', message: say.kindTwice };
  if (given.some(({ kind, inApp }) => inApp === false && isInAppFixed(kind)))
    return { field: 'kinds', message: say.isFixed };
  if (!isWithin(digestHour, 0, 23)) return { field: 'digestHour', message: say.hourInvalid };
  if (!isWithin(digestWeekday, 1, 7)) return { field: 'digestWeekday', message: say.weekdayInvalid };
  return null;
}

/** What was chosen before, with what changes. */
export function withChanges(before: StoredKindChoices, { kinds }: Changes): StoredKindChoices {
  const next: StoredKindChoices = { ...before };
  for (const { kind, inApp, push } of kinds ?? [])
    next[kind] = { ...next[kind], ...(inApp == null ? {} : { inApp }), ...(push == null ? {} : { push }) };
  return next;
}

/** How a stored notification reads. */
export const toldOf = <K extends NotificationKind>(kind: K, facts: object): { title: string; body: string } =>
  notificationTold[kind](facts as NotificationFacts[K]);
