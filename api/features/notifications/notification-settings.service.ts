import type { NotificationMail, UpdateNotificationSettingsInput } from '#schema/generated/contract.ts';
import { notificationKindText } from '#schema/text/notifications.ts';
import { NotificationPreference } from '#db/entities/notification.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { accountZone, settingsOfAccount } from '../users/index.ts';
import {
  channelsOf,
  isInAppFixed,
  KINDS,
  MAIL_OF,
  settingsProblem,
  USUAL_DIGEST,
  withChanges,
} from './notifications.rules.ts';

const findPreference = (ctx: Ctx, userId: string): Promise<NotificationPreference | null> =>
  ctx.em.findOne(NotificationPreference, { user: userId });

/** Whether mails are sent now, by what decides about them: the settings of the account stay the only switch. */
async function mailsOf(ctx: Ctx, userId: string): Promise<Record<NotificationMail, boolean>> {
  const { emailNotifications, loginNotifications } = await settingsOfAccount(ctx, userId);
  return {
    ALWAYS: true,
    CASE_UPDATES: emailNotifications.caseUpdates,
    PAYMENT_REMINDERS: emailNotifications.paymentReminders,
    SYSTEM_ALERTS: emailNotifications.systemAlerts,
    LOGIN_NOTIFICATIONS: loginNotifications,
    DIGEST_ONLY: false,
  };
}

export async function readNotificationSettings(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const held = await findPreference(ctx, userId);
  const mails = await mailsOf(ctx, userId);
  const { digest, digestHour, digestWeekday } = held ?? USUAL_DIGEST;
  return {
    kinds: KINDS.map((kind) => ({
      kind,
      ...notificationKindText[kind],
      ...channelsOf(kind, held?.kinds ?? null),
      isInAppFixed: isInAppFixed(kind),
      mail: MAIL_OF[kind],
      isMailed: mails[MAIL_OF[kind]],
    })),
    digest,
    digestHour,
    digestWeekday,
    timeZone: await accountZone(ctx, userId),
  };
}

export async function updateNotificationSettings(ctx: Ctx, input: UpdateNotificationSettingsInput) {
  const problem = settingsProblem(input);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const { userId } = signedIn(ctx);
  // The account is locked: of two screens that save at once, each changes only what it names.
  await ctx.em.execute('select 1 from user_account where id = ? for update', [userId]);
  const held = await findPreference(ctx, userId);
  const before = held ?? USUAL_DIGEST;
  const next = {
    kinds: withChanges(held?.kinds ?? {}, input),
    digest: input.digest ?? before.digest,
    digestHour: input.digestHour ?? before.digestHour,
    digestWeekday: input.digestWeekday ?? before.digestWeekday,
    updatedAt: ctx.clock.now(),
  };
  if (held) Object.assign(held, next);
  else ctx.em.create(NotificationPreference, { ...next, user: userId });
  await ctx.em.flush();
  return ok({ settings: await readNotificationSettings(ctx) });
}
