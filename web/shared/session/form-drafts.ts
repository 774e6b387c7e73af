import { readDraft, writeDraft } from './drafts.ts';
import { DRAFT_PREFIX, storedUserId } from './session-storage.ts';

/** What forms keep by themselves, unless their account chose otherwise. */

const OFF = 'foja_forms_off';
const keyOf = (): string => `${OFF}_${storedUserId() ?? ''}`;

function keepsForms(): boolean {
  try {
    return localStorage.getItem(keyOf()) === null;
  } catch {
    return true;
  }
}

/** Of settings that could not be sent, which are kept in any case. */
const NEEDED = /_settings(?:_pending)?$/;

/** Texts that are no forms, such as a message that is being written, stay. */
function removeForms(): void {
  const prefix = `${DRAFT_PREFIX}${storedUserId() ?? ''}_`;
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix) || NEEDED.test(key)) continue;
    if (readDraft(key.slice(prefix.length)).startsWith('{')) localStorage.removeItem(key);
  }
}

/** From now on forms of this account keep what is typed here, or not; turned off, what is kept goes. */
export function chooseAutoSave(isOn: boolean): void {
  if (isOn === keepsForms()) return;
  try {
    if (isOn) localStorage.removeItem(keyOf());
    else {
      removeForms();
      localStorage.setItem(keyOf(), '1');
    }
  } catch {
    // Without storage nothing is kept anyway.
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
