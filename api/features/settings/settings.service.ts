import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type {
  PreferenceSettingsInput,
  ProfileSettingsInput,
  SecuritySettingsInput,
  UpdateSettingsInput,
} from '#schema/generated/contract.ts';
import { AccountSettings } from '#db/entities/settings.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { settingsText as say } from '#schema/text/settings.ts';
import { validationText } from '#schema/text/validation.ts';
import { requirePermission, signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { recordAudit } from '../audit/index.ts';
import { moveAccount, zoneProblem } from '../deadlines/index.ts';
import {
  accountZone,
  changePassword,
  confirmPassword,
  endTickets,
  foldEmail,
  hasSecondStep,
  isEmail,
  requireConfirmation,
  settingsOfAccount,
  USUAL_SETTINGS,
  type StoredSettings,
} from '../users/index.ts';
import { mailEmailChanged } from './settings.jobs.ts';
import { orNone, settingsProblem } from './settings.rules.ts';

async function view(ctx: Ctx, user: Pick<User, 'id' | 'name' | 'email' | 'profession'>, stored: StoredSettings) {
  const { phone, address, lawFirm, barNumber, specializations, bio, loginNotifications, sessionTimeoutMinutes } =
    stored;
  const { language, dateFormat, currency, theme, dashboardLayout, autoSave, emailNotifications, version } = stored;
  const { name, email, profession } = user;
  const timeZone = await accountZone(ctx, user.id);
  return {
    profile: { name, email: email ?? '', profession, phone, address, lawFirm, barNumber, specializations, bio },
    security: { loginNotifications, sessionTimeoutMinutes, twoFactorEnabled: await hasSecondStep(ctx, user.id) },
    preferences: { timeZone, language, dateFormat, currency, theme, dashboardLayout, autoSave, emailNotifications },
    version,
  };
}

export async function readSettings(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  return view(ctx, user, await settingsOfAccount(ctx, userId));
}

const present = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** A text that may be cleared: absent stays, null or blank is none. */
const cleared = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : orNone(text);

const given = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

const profileOf = (input: ProfileSettingsInput | null | undefined) =>
  input
    ? present({
        phone: cleared(input.phone),
        address: cleared(input.address),
        lawFirm: cleared(input.lawFirm),
        barNumber: cleared(input.barNumber),
        specializations: input.specializations ? [...new Set(input.specializations)] : undefined,
        bio: cleared(input.bio),
      })
    : {};

const securityOf = (input: SecuritySettingsInput | null | undefined) =>
  present({
    loginNotifications: given(input?.loginNotifications),
    sessionTimeoutMinutes: given(input?.sessionTimeoutMinutes),
  });

const preferencesOf = (input: PreferenceSettingsInput | null | undefined, before: StoredSettings) =>
  present({
    language: given(input?.language),
    dateFormat: given(input?.dateFormat),
    currency: given(input?.currency),
    theme: given(input?.theme),
    dashboardLayout: given(input?.dashboardLayout),
    autoSave: given(input?.autoSave),
    emailNotifications: input?.emailNotifications
      ? {
          caseUpdates: input.emailNotifications.caseUpdates ?? before.emailNotifications.caseUpdates,
          paymentReminders: input.emailNotifications.paymentReminders ?? before.emailNotifications.paymentReminders,
          systemAlerts: input.emailNotifications.systemAlerts ?? before.emailNotifications.systemAlerts,
          marketing: input.emailNotifications.marketing ?? before.emailNotifications.marketing,
        }
      : undefined,
  });

/** A new e-mail is a new name to sign in with: the password is asked for, and the old address is told. */
async function changeEmail(ctx: Ctx, user: User, email: string) {
  await requireConfirmation(ctx);
  const { email: old } = user;
  user.email = email;
  try {
    await ctx.em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      return userError('CONFLICT', validationText.emailTaken, 'profile.email');
    throw error;
  }
  // A link that went to the old address opens the account no more.
  await endTickets(ctx, user.id, ['PASSWORD_RESET']);
  const at = ctx.clock.now().getTime();
  if (old)
    await enqueue(ctx.em, mailEmailChanged, { userId: user.id, from: old, to: email, at }, { key: `${user.id}:${at}` });
  await notify(ctx, {
    kind: 'SECURITY',
    facts: { event: 'EMAIL_CHANGED' },
    accounts: [user.id],
    source: `EMAIL_CHANGED:${at}`,
    path: '/dashboard?tab=settings&part=security',
  });
  await recordAudit(ctx, { action: 'EMAIL_CHANGED' });
  return null;
}

/** What has an entry of its own, or is no setting. */
const NO_SETTING = new Set(['email', 'currentPassword', 'newPassword']);

/** Names of the settings that were sent. */
const changedFields = ({ profile, security, preferences }: UpdateSettingsInput): string[] =>
  [profile, security, preferences]
    .flatMap((part) => Object.entries(part ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [name])))
    .filter((name) => !NO_SETTING.has(name));

/** The password that came with the settings: given again, or changed. Null: there was none, or it is right. */
async function provePassword(ctx: Ctx, security: SecuritySettingsInput | null | undefined) {
  const { currentPassword, newPassword } = security ?? {};
  if (currentPassword == null && newPassword == null) return null;
  requirePermission(ctx, 'account:secure');
  const given = currentPassword ?? '';
  const { userErrors } =
    newPassword == null
      ? await confirmPassword(ctx, { password: given })
      : await changePassword(ctx, { currentPassword: given, newPassword });
  const [no] = userErrors;
  // Not the code of a login: a client would take it for the end of its session.
  return no
    ? userError('VALIDATION', no.message, `security.${no.field === 'newPassword' ? 'newPassword' : 'currentPassword'}`)
    : null;
}

export async function updateSettings(ctx: Ctx, input: UpdateSettingsInput) {
  const { userId } = signedIn(ctx);
  const problem = settingsProblem(input);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const zone = input.preferences?.timeZone;
  const badZone = zone == null ? null : zoneProblem(zone);
  if (badZone) return userError('VALIDATION', badZone, 'preferences.timeZone');
  const email = input.profile?.email === undefined ? undefined : foldEmail(input.profile.email ?? '');
  if (email !== undefined && !isEmail(email)) return userError('VALIDATION', say.emailInvalid, 'profile.email');
  // The account is locked: of two tabs that save at once, one sees what the other saved.
  const user = await ctx.em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const held = await ctx.em.findOne(AccountSettings, { user: userId });
  const before: StoredSettings = held ?? USUAL_SETTINGS;
  if (input.version != null && input.version !== before.version)
    return userError('CONFLICT', say.changedMeanwhile, 'version');
  const unproved = await provePassword(ctx, input.security);
  if (unproved) return unproved;
  if (email !== undefined && email !== user.email) {
    const refused = await changeEmail(ctx, user, email);
    if (refused) return refused;
  }
  if (input.profile?.name != null) user.name = input.profile.name.trim().normalize('NFC');
  if (input.profile?.profession !== undefined) user.profession = cleared(input.profile.profession) ?? null;
  user.updatedAt = ctx.clock.now();
  if (zone != null) await moveAccount(ctx, userId, zone);
  const changed = {
    ...profileOf(input.profile),
    ...securityOf(input.security),
    ...preferencesOf(input.preferences, before),
  };
  const next = { ...before, ...changed, version: before.version + 1, updatedAt: ctx.clock.now() };
  if (held) Object.assign(held, next);
  else ctx.em.create(AccountSettings, { ...next, user: userId });
  await ctx.em.flush();
  const fields = changedFields(input);
  if (fields.length > 0) await recordAudit(ctx, { action: 'SETTINGS_CHANGED', details: { fields } });
  return ok({ settings: await view(ctx, user, next) });
}
