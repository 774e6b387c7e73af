import { defineEntity, p } from '@mikro-orm/core';
import type {
  AnswerLanguage,
  DashboardLayout,
  DateFormat,
  LegalSpecialization,
  ThemePreference,
} from '#schema/generated/contract.ts';
import { User } from './user.entity.ts';

/** Which mails an account wants. */
export interface StoredEmailNotifications {
  caseUpdates: boolean;
  paymentReminders: boolean;
  systemAlerts: boolean;
  marketing: boolean;
}

/** What an account chose in its settings, besides name, e-mail, profession and zone, which its row has; no row: the defaults. */
const AccountSettingsSchema = defineEntity({
  name: 'AccountSettings',
  tableName: 'account_settings',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    phone: p.text().nullable(),
    address: p.text().nullable(),
    lawFirm: p.text().nullable(),
    barNumber: p.text().nullable(),
    specializations: p.array().$type<LegalSpecialization[]>().default([]),
    bio: p.text().nullable(),
    loginNotifications: p.boolean().default(true),
    sessionTimeoutMinutes: p.integer().default(30),
    language: p.text().$type<AnswerLanguage>().default('ES'),
    dateFormat: p.text().$type<DateFormat>().default('DAY_MONTH_YEAR'),
    currency: p.text().default('MXN'),
    theme: p.text().$type<ThemePreference>().default('LIGHT'),
    dashboardLayout: p.text().$type<DashboardLayout>().default('DEFAULT'),
    autoSave: p.boolean().default(true),
    emailNotifications: p.json<StoredEmailNotifications>(),
    version: p.integer().default(0),
    updatedAt: p.datetime(),
  },
});

export class AccountSettings extends AccountSettingsSchema.class {}
AccountSettingsSchema.setClass(AccountSettings);
