import type * as C from '#schema/generated/contract.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';

export const CalendarConfidenceEnum = enumOf<C.CalendarConfidence>('CalendarConfidence', [
  'OFFICIAL',
  'TRANSCRIBED',
  'DERIVED',
  'PRESS',
  'NOT_PUBLISHED',
]);

export const ClosureKindEnum = enumOf<C.ClosureKind>('ClosureKind', ['HOLIDAY', 'RECESS', 'CLOSURE']);
