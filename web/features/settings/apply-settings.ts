import { applyLayout } from '#web/shared/ui/layout.ts';
import { applyTheme } from '#web/shared/ui/theme.ts';
import { chooseDateFormat } from '#web/shared/dates/stored-date-format.ts';
import { chooseAutoSave } from '#web/shared/session/auto-save.ts';
import { keepTimeout } from '#web/shared/session/idle.ts';
import { setChosenZone } from '#web/shared/dates/chosen-zone.ts';
import type { SettingsForm } from './settings-form.rules.ts';

const THEME = { LIGHT: 'light', DARK: 'dark', AUTO: 'auto' } as const;

/** Puts what was saved into force in this browser. */
export function applySettings({ preferences, security }: SettingsForm): void {
  const { theme, dashboardLayout, dateFormat, timeZone, autoSave } = preferences;
  applyTheme(THEME[theme], true);
  applyLayout(dashboardLayout, true);
  chooseDateFormat(dateFormat);
  setChosenZone(timeZone);
  keepTimeout(security.sessionTimeoutMinutes);
  chooseAutoSave(autoSave);
}
