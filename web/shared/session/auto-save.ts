import { readDraft } from './drafts.ts';
import { keepsForms, offKey } from './form-drafts.ts';
import { DRAFT_PREFIX, storedUserId } from './session-storage.ts';

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
    if (isOn) localStorage.removeItem(offKey());
    else {
      removeForms();
      localStorage.setItem(offKey(), '1');
    }
  } catch {
    // Without storage nothing is kept anyway.
  }
}
