import type * as C from '#schema/generated/contract.ts';
import { enumOf } from '../../../kernel/user-error.ts';

export const CalendarConfidenceEnum = enumOf<C.CalendarConfidence>('CalendarConfidence', [
  'OFFICIAL',
  'TRANSCRIBED',
  'DERIVED',
  'PRESS',
  'NOT_PUBLISHED',
]);

export const ClosureKindEnum = enumOf<C.ClosureKind>('ClosureKind', ['HOLIDAY', 'RECESS', 'CLOSURE']);
