import { afterEach, beforeEach, expect, it } from 'vitest';
import { applySettings } from '#web/features/settings/apply-settings.ts';
import { keepPending, pendingChanges } from '#web/features/settings/kept-settings.ts';
import type { SettingsForm } from '#web/features/settings/settings-form.rules.ts';
import { setChosenZone } from '#web/shared/dates/chosen-zone.ts';
import { chooseDateFormat } from '#web/shared/dates/stored-date-format.ts';
import { formatInstant, formatShortDay } from '#web/shared/format/format.ts';
import { readDraft, readFormDraft, writeDraft } from '#web/shared/session/drafts.ts';
import { writeFormDraft } from '#web/shared/session/form-drafts.ts';

/** Every setting of the screen that a browser puts into force, and what can be seen of it. */

type Preferences = SettingsForm['preferences'];

const USUAL: Preferences = {
  language: 'ES',
  timeZone: 'America/Mexico_City',
  dateFormat: 'DAY_MONTH_YEAR',
  currency: 'MXN',
  theme: 'LIGHT',
  dashboardLayout: 'DEFAULT',
  autoSave: true,
  emailNotifications: { caseUpdates: true, paymentReminders: true, systemAlerts: true, marketing: false },
};

const apply = (preferences: Partial<Preferences>): void =>
  applySettings({
    profile: {} as SettingsForm['profile'],
    security: { loginNotifications: true, sessionTimeoutMinutes: 30 },
    preferences: { ...USUAL, ...preferences },
  });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user_id', 'usr_1');
  apply({});
});
afterEach(() => {
  setChosenZone(null);
  chooseDateFormat('DAY_MONTH_YEAR');
  apply({});
  localStorage.clear();
});

function keptForm(): string {
  writeFormDraft('ejemplo', { texto: 'sin enviar' });
  return JSON.stringify(readFormDraft('ejemplo'));
}

const INSTANT = '2026-11-23T18:00:00.000Z';
type Effect = readonly [changed: Partial<Preferences>, seen: () => unknown];
const IN_BROWSER: Partial<Record<keyof Preferences, Effect>> = {
  theme: [{ theme: 'DARK' }, () => document.documentElement.dataset['theme']],
  dashboardLayout: [{ dashboardLayout: 'COMPACT' }, () => document.documentElement.dataset['layout']],
  dateFormat: [{ dateFormat: 'YEAR_MONTH_DAY' }, () => formatShortDay('2026-11-23')],
  timeZone: [{ timeZone: 'America/Tijuana' }, () => formatInstant(INSTANT)],
  autoSave: [{ autoSave: false }, keptForm],
};
/** What the server does with them is in `tests/api/settings/` and with the mails of each feature. */
const ON_SERVER: (keyof Preferences)[] = ['language', 'emailNotifications'];
/** In force for nobody, and not on the screen. */
const NOT_SHOWN: (keyof Preferences)[] = ['currency'];

it('no preference is left out of this table', () => {
  expect([...Object.keys(IN_BROWSER), ...ON_SERVER, ...NOT_SHOWN].toSorted()).toEqual(Object.keys(USUAL).toSorted());
});

it.each(Object.entries(IN_BROWSER))('%s changes what is seen, and back', (_name, [changed, seen]) => {
  const before = seen();
  apply(changed);
  expect(seen()).not.toEqual(before);
  apply({});
  expect(seen()).toEqual(before);
});

it('turned off, forms that were kept go; a message and settings that could not be sent stay', () => {
  writeFormDraft('ejemplo', { texto: 'de antes' });
  writeDraft('chat', 'una pregunta a medias');
  keepPending({ preferences: { theme: 'DARK' } });
  apply({ autoSave: false });
  expect(readFormDraft('ejemplo')).toBeNull();
  expect(readDraft('chat')).toBe('una pregunta a medias');
  keepPending({ preferences: { theme: 'AUTO' } });
  expect(pendingChanges()).toEqual({ preferences: { theme: 'AUTO' } });
  localStorage.setItem('user_id', 'usr_2');
  expect(keptForm()).toContain('sin enviar');
});
