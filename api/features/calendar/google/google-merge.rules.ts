import type { SyncSide } from '#schema/generated/contract.ts';
import { FIELDS, isEqual, type Base, type SyncedContent, type SyncedField } from './google-content.rules.ts';

/**
 * Both sides of an event against what they last agreed on. A field that one side changed is taken from it; of a field
 * that both changed the later edit of the event holds. What lost is told.
 */

export interface Sides {
  foja: SyncedContent;
  google: SyncedContent;
  /** Null: they never met. */
  base: Base | null;
  fojaEditedAt: Date;
  googleEditedAt: Date | null;
  /** Here it may not be changed (archived case): what Google changed is told, and taken back there. */
  isFixed?: boolean;
}

export interface MergedEvent {
  content: SyncedContent;
  /** What both have agreed on now; a field that waits to be sent is as it was before. */
  base: Base;
  /** Fields that both changed to something else. */
  conflicts: SyncedField[];
  /** Side that holds in these. */
  kept: SyncSide;
}

/** Edits that Foja has and Google has not. */
export function waitingFields(content: SyncedContent, base: Base | null): (SyncedField | 'excluded')[] {
  if (base === null) return [...FIELDS, 'excluded'];
  return ([...FIELDS, 'excluded'] as const).filter(
    (field) => !(field in base.foja) || !isEqual(content[field], base.foja[field]),
  );
}

/** A set that both edit: what one took out is out, what one put in is in. */
function mergeExcluded(foja: readonly string[], google: readonly string[], base: Base | null): string[] {
  const before = base?.google.excluded ?? [];
  const cameBack = before.filter((iso) => !google.includes(iso));
  const added = google.filter((iso) => !before.includes(iso));
  return [...new Set([...foja.filter((iso) => !cameBack.includes(iso)), ...added])].toSorted();
}

function laterSide({ fojaEditedAt, googleEditedAt, isFixed }: Sides): SyncSide {
  if (isFixed || googleEditedAt === null) return 'FOJA';
  return googleEditedAt > fojaEditedAt ? 'GOOGLE' : 'FOJA';
}

type Verdict = 'SAME' | 'FOJA' | 'GOOGLE' | 'BOTH';

function verdictOf(field: SyncedField, { foja, google, base, isFixed }: Sides): Verdict {
  if (isEqual(foja[field], google[field])) return 'SAME';
  const byGoogle = base === null || !isEqual(google[field], base.google[field]);
  const byFoja = base === null || !(field in base.foja) || !isEqual(foja[field], base.foja[field]);
  if (byGoogle && byFoja) return 'BOTH';
  if (byGoogle) return isFixed ? 'BOTH' : 'GOOGLE';
  // Neither: each writes it in its own way, and both know.
  return byFoja ? 'FOJA' : 'SAME';
}

const set = <K extends SyncedField>(target: Partial<SyncedContent>, field: K, source: SyncedContent): void => {
  target[field] = source[field];
};

export function mergeEvent(sides: Sides, others: string[]): MergedEvent {
  const { foja, google, base } = sides;
  const kept = laterSide(sides);
  const excluded = mergeExcluded(foja.excluded, google.excluded, base);
  const content: SyncedContent = { ...foja, excluded };
  const agreed: Partial<SyncedContent> = { ...base?.foja };
  const conflicts: SyncedField[] = [];
  for (const field of FIELDS) {
    const verdict = verdictOf(field, sides);
    if (verdict === 'BOTH') conflicts.push(field);
    const isGoogles = verdict === 'GOOGLE' || (verdict === 'BOTH' && kept === 'GOOGLE');
    if (isGoogles) set(content, field, google);
    if (isGoogles || verdict === 'SAME') set(agreed, field, content);
    // Ours holds: it waits to be sent, whatever it was before.
    else if (verdict === 'BOTH') delete agreed[field];
  }
  if (sides.isFixed && !isEqual(google.excluded, base?.google.excluded)) {
    content.excluded = foja.excluded;
    delete agreed.excluded;
  } else
    agreed.excluded = base === null ? google.excluded : mergeExcluded(base.foja.excluded ?? [], google.excluded, base);
  return { content, base: { foja: agreed, google, others }, conflicts, kept };
}

/** Whether Google edited it since both agreed. */
export const isEditedInGoogle = (google: SyncedContent, base: Base | null): boolean =>
  base === null ||
  FIELDS.some((field) => !isEqual(google[field], base.google[field])) ||
  !isEqual(google.excluded, base.google.excluded);
