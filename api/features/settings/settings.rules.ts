import type { UpdateSettingsInput } from '#schema/generated/contract.ts';
import { settingsText as say } from '#schema/text/settings.ts';
import { validationText } from '#schema/text/validation.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** What may be saved in the settings. */

const TIMEOUTS = [15, 30, 60, 120, 480];
const CURRENCIES = ['MXN', 'USD', 'EUR'];

const TEXT_MAX = {
  name: 200,
  profession: 100,
  phone: 40,
  address: 300,
  lawFirm: 200,
  barNumber: 40,
  bio: 1000,
} as const;

export interface SettingsProblem {
  message: string;
  field: string;
}

const at = (field: string, message: string): SettingsProblem => ({ field, message });

/** What is wrong with the first wrong field, in the order of the screen; the e-mail is looked at by the feature `users`. */
export function settingsProblem({ profile, security, preferences }: UpdateSettingsInput): SettingsProblem | null {
  if (profile?.name !== undefined && !profile.name?.trim()) return at('profile.name', say.nameRequired);
  for (const [name, most] of Object.entries(TEXT_MAX)) {
    const text = profile?.[name as keyof typeof TEXT_MAX];
    if (text && text.trim().length > most) return at(`profile.${name}`, say.tooLong(most));
    if (text && !isStorable(text)) return at(`profile.${name}`, validationText.invalidCharacters);
  }
  const minutes = security?.sessionTimeoutMinutes;
  if (minutes != null && !TIMEOUTS.includes(minutes)) return at('security.sessionTimeoutMinutes', say.timeoutInvalid);
  const currency = preferences?.currency;
  if (currency != null && !CURRENCIES.includes(currency)) return at('preferences.currency', say.currencyInvalid);
  return null;
}

/** Trimmed; empty is none. */
export const orNone = (text: string | null | undefined): string | null => text?.trim().normalize('NFC') || null;
