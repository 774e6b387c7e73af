import { keepValues } from './drafts.ts';
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

/** Keeps the values of a form, unless its account does not want it; `null` removes them. */
export const writeFormDraft = (name: string, values: object | null): void =>
  keepValues(name, keepsForms() ? values : null);
