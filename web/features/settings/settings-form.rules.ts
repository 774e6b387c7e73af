import type { UpdateSettingsInput } from '#schema/generated/operation-types.ts';
import { profileText } from '#schema/text/settings-screen.ts';
import { settingsText } from '#schema/text/settings.ts';
import type { SettingsValuesFragment } from './settings.generated.ts';

/** The values of the settings as the form holds them, and what of them is sent. */

export type SettingsForm = Omit<SettingsValuesFragment, 'version'>;

export const formOf = ({ profile, security, preferences }: SettingsValuesFragment): SettingsForm => ({
  profile,
  security,
  preferences,
});

const changedIn = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => {
      const was: unknown = before[name as keyof T];
      return JSON.stringify(was) !== JSON.stringify(value);
    }),
  ) as Partial<T>;

/** Only what was changed, so that two tabs do not overwrite each other; null: nothing was. */
export function changesOf(before: SettingsForm, after: SettingsForm): UpdateSettingsInput | null {
  const profile = changedIn(before.profile, after.profile);
  const security = changedIn(before.security, after.security);
  const preferences = changedIn(before.preferences, after.preferences);
  const parts = Object.entries({ profile, security, preferences }).filter(([, part]) => Object.keys(part).length > 0);
  return parts.length > 0 ? (Object.fromEntries(parts) as UpdateSettingsInput) : null;
}

/** Changes laid over what the server has; the fields of a section that were not changed are the server's. */
export const withChanges = (held: SettingsForm, changes: UpdateSettingsInput): SettingsForm => ({
  profile: { ...held.profile, ...(changes.profile as Partial<SettingsForm['profile']>) },
  security: { ...held.security, ...(changes.security as Partial<SettingsForm['security']>) },
  preferences: { ...held.preferences, ...(changes.preferences as Partial<SettingsForm['preferences']>) },
});

export type FieldErrors = Readonly<Record<string, string>>;

/** What the form itself sees; the server looks at everything again. */
export function formErrors({ profile }: SettingsForm): FieldErrors {
  return {
    ...(profile.name.trim() ? {} : { 'profile.name': settingsText.nameRequired }),
    ...(/^[^\s@]+@[^\s@]+$/.test(profile.email.trim()) ? {} : { 'profile.email': settingsText.emailInvalid }),
  };
}

export const BIO_MAX = 1000;
export const bioHint = (bio: string | null | undefined): string => profileText.bioHint(BIO_MAX - (bio ?? '').length);
