import { readDraft, writeDraft } from './drafts.ts';
import { storedUserId } from './session-storage.ts';

/** What forms keep by themselves, unless their account chose otherwise (`auto-save.ts`). */

/** Key of the storage under which an account says that forms keep nothing. */
export const offKey = (): string => `foja_forms_off_${storedUserId() ?? ''}`;

export function keepsForms(): boolean {
  try {
    return localStorage.getItem(offKey()) === null;
  } catch {
    return true;
  }
}

/** The values of a form as they were kept; `null` if there are none that can be read. */
export function readFormDraft(name: string): unknown {
  try {
    return JSON.parse(readDraft(name) || 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps values whatever the account chose: they were to be sent, and could not be. */
export const keepValues = (name: string, values: object | null): void =>
  writeDraft(name, values ? JSON.stringify(values) : '');

export const writeFormDraft = (name: string, values: object | null): void =>
  keepValues(name, keepsForms() ? values : null);
