import type { SyncSide } from '#schema/generated/contract.ts';
import { FIELDS, isEqual, type Base, type SyncedContent, type SyncedField } from './google-content.rules.ts';

/**
 * Three-way merge of an event: both sides against the base, the last state that both had. A field that one side changed is
 * taken from it. Of a field that both changed, the side with the later edit wins; the other value is reported as a conflict.
 */

export interface Sides {
  foja: SyncedContent;
  google: SyncedContent;
  /** Null: they were never synchronised. */
  base: Base | null;
  fojaEditedAt: Date;
  googleEditedAt: Date | null;
  /** The event may not be changed here (archived case): changes of Google are reported as conflicts and undone there. */
  isReadOnly?: boolean;
}

export interface MergedEvent {
  content: SyncedContent;
  /** The new base. A field that is still to be sent keeps its old base. */
  base: Base;
  /** Fields that both changed to different values. */
  conflicts: SyncedField[];
  /** The side that won in these. */
  kept: SyncSide;
}

/** Fields that were edited here and not sent yet. */
export function waitingFields(content: SyncedContent, base: Base | null): (SyncedField | 'excluded')[] {
  if (base === null) return [...FIELDS, 'excluded'];
  return ([...FIELDS, 'excluded'] as const).filter(
    (field) => !(field in base.foja) || !isEqual(content[field], base.foja[field]),
  );
}

/** Merges a set: removals and additions of both sides apply. */
function mergeExcluded(foja: readonly string[], google: readonly string[], base: Base | null): string[] {
  const before = base?.google.excluded ?? [];
  const cameBack = before.filter((iso) => !google.includes(iso));
  const added = google.filter((iso) => !before.includes(iso));
  return [...new Set([...foja.filter((iso) => !cameBack.includes(iso)), ...added])].toSorted();
}

function laterSide({ fojaEditedAt, googleEditedAt, isReadOnly }: Sides): SyncSide {
  if (isReadOnly || googleEditedAt === null) return 'FOJA';
  return googleEditedAt > fojaEditedAt ? 'GOOGLE' : 'FOJA';
}

type Verdict = 'SAME' | 'FOJA' | 'GOOGLE' | 'BOTH';

function verdictOf(field: SyncedField, { foja, google, base, isReadOnly }: Sides): Verdict {
  if (isEqual(foja[field], google[field])) return 'SAME';
  const byGoogle = base === null || !isEqual(google[field], base.google[field]);
  const byFoja = base === null || !(field in base.foja) || !isEqual(foja[field], base.foja[field]);
  if (byGoogle && byFoja) return 'BOTH';
  if (byGoogle) return isReadOnly ? 'BOTH' : 'GOOGLE';
  // Neither changed it: the values differ only in notation.
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
    // Our value won: without a base it counts as pending.
    else if (verdict === 'BOTH') delete agreed[field];
  }
  if (sides.isReadOnly && !isEqual(google.excluded, base?.google.excluded)) {
    content.excluded = foja.excluded;
    delete agreed.excluded;
  } else
    agreed.excluded = base === null ? google.excluded : mergeExcluded(base.foja.excluded ?? [], google.excluded, base);
  return { content, base: { foja: agreed, google, others }, conflicts, kept };
}

/** Whether it was edited in Google since the base. */
export const isEditedInGoogle = (google: SyncedContent, base: Base | null): boolean =>
  base === null ||
  FIELDS.some((field) => !isEqual(google[field], base.google[field])) ||
  !isEqual(google.excluded, base.google.excluded);
