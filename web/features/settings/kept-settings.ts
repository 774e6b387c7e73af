import type { UpdateSettingsInput } from '#schema/generated/operation-types.ts';
import { keepValues, readFormDraft } from '#web/shared/session/drafts.ts';
import type { SettingsForm } from './settings-form.rules.ts';

/** What this browser keeps of the settings: the last ones that were read, and changes that could not be sent. */

const LAST = 'settings';
const PENDING = 'settings_pending';

export const keepLast = (settings: SettingsForm): void => keepValues(LAST, settings);
export const lastKept = (): SettingsForm | null => readFormDraft(LAST) as SettingsForm | null;

export const keepPending = (changes: UpdateSettingsInput | null): void => keepValues(PENDING, changes);
export const pendingChanges = (): UpdateSettingsInput | null => readFormDraft(PENDING) as UpdateSettingsInput | null;
