import type { SettingsForm } from './settings-form.rules.ts';

/** What the parts of the form get. */
export interface SectionProps<K extends keyof SettingsForm> {
  values: SettingsForm[K];
  onChange: (changes: Partial<SettingsForm[K]>) => void;
  error: (field: string) => string | undefined;
}
