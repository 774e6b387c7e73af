import { DAY } from '#schema/lib/durations.ts';
import { DRAFT_PREFIX, storedUserId } from './session-storage.ts';

/** As long as the cookie of a session can live: nobody comes back for an older draft. */
const KEPT_MS = 30 * DAY;

/** A draft belongs to one account: another one that signs in here never sees it. After a logout there is none. */
const keyOf = (name: string): string | null => {
  const userId = storedUserId();
  return userId && `${DRAFT_PREFIX}${userId}_${name}`;
};

interface Kept {
  at: number;
  text: string;
}

function parse(stored: string | null): Kept | null {
  try {
    const { at, text } = JSON.parse(stored ?? 'null') as Partial<Kept>;
    return typeof at === 'number' && typeof text === 'string' ? { at, text } : null;
  } catch {
    return null;
  }
}

/** The unsent text with this name; empty if there is none. It survives a reload and the end of the session. */
export function readDraft(name: string): string {
  const key = keyOf(name);
  if (!key) return '';
  try {
    const kept = parse(localStorage.getItem(key));
    return kept && Date.now() - kept.at < KEPT_MS ? kept.text : '';
  } catch {
    return '';
  }
}

/** Keeps an unsent text; an empty one removes it. */
export function writeDraft(name: string, text: string): void {
  const key = keyOf(name);
  if (!key) return;
  try {
    const kept: Kept = { at: Date.now(), text };
    if (text) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, or without room in it, a draft lasts as long as the page.
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

/** Removes drafts of any account that nobody came back for. */
export function removeOldDrafts(): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(DRAFT_PREFIX))
      .filter((key) => Date.now() - (parse(localStorage.getItem(key))?.at ?? 0) >= KEPT_MS)
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // A browser without storage has no drafts.
  }
}
