import { readFormDraft } from '#web/shared/session/drafts.ts';
import { writeFormDraft } from '#web/shared/session/form-drafts.ts';
import type { EventValues } from './event-form.rules.ts';

/** Unsaved values of a form, and the version of the event they are based on. */
export interface EventDraft {
  values: EventValues;
  base: { version: number; values: EventValues };
}

const nameOf = (which: string): string => `event_${which}`;

const isWhole = (found: unknown, shape: EventValues): found is EventValues => {
  if (typeof found !== 'object' || found === null) return false;
  const held = found as Record<string, unknown>;
  return (Object.keys(shape) as (keyof EventValues)[]).every(
    (field) =>
      field in held && (shape[field] === null || held[field] === null || typeof held[field] === typeof shape[field]),
  );
};

export function readDraft(which: string, shape: EventValues): EventDraft | null {
  const found = readFormDraft(nameOf(which)) as Partial<EventDraft> | null;
  if (!found?.base || !isWhole(found.values, shape) || !isWhole(found.base.values, shape)) return null;
  return typeof found.base.version === 'number' ? (found as EventDraft) : null;
}

export const keepDraft = (which: string, draft: EventDraft | null): void => writeFormDraft(nameOf(which), draft);
