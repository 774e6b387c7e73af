import { AccountSettings, type StoredEmailNotifications } from '#db/entities/settings.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows, rowOf, type RawRow, type Row } from '#api/kernel/database/rows.ts';

/** What accounts chose in their settings; other features read it here. */

const USUAL_EMAIL_NOTIFICATIONS: StoredEmailNotifications = {
  caseUpdates: true,
  paymentReminders: true,
  systemAlerts: true,
  marketing: false,
};

export type StoredSettings = Omit<Row<AccountSettings>, 'user' | 'updatedAt'>;

/** The defaults of the specification. */
export const USUAL_SETTINGS: StoredSettings = {
  phone: null,
  address: null,
  lawFirm: null,
  barNumber: null,
  specializations: [],
  bio: null,
  loginNotifications: true,
  sessionTimeoutMinutes: 30,
  language: 'ES',
  dateFormat: 'DAY_MONTH_YEAR',
  currency: 'MXN',
  theme: 'LIGHT',
  dashboardLayout: 'DEFAULT',
  autoSave: true,
  emailNotifications: USUAL_EMAIL_NOTIFICATIONS,
  version: 0,
};

/** The settings of an account; the defaults until it saved some. One statement for all accounts of a request. */
export async function settingsOfAccount(ctx: Ctx, userId: string): Promise<StoredSettings> {
  const stored = await loadBatched<Row<AccountSettings>>(ctx, 'account-settings', userId, async (ids) => {
    const rows = await readRows<RawRow & { user_id: string }>(
      ctx.em,
      'select * from account_settings where user_id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.user_id, rowOf(ctx.em, AccountSettings, row)]));
  });
  return stored ?? USUAL_SETTINGS;
}

/** Whether an account wants mails of a kind; those of law and security are sent without asking. */
export const wantsMail = async (ctx: Ctx, userId: string, kind: keyof StoredEmailNotifications): Promise<boolean> =>
  (await settingsOfAccount(ctx, userId)).emailNotifications[kind];
