import type * as C from '#schema/generated/contract.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';

export const DeadlineStatusEnum = enumOf<C.DeadlineStatus>('DeadlineStatus', ['PENDING', 'SCHEDULED', 'COMPLETED']);

export const DeadlineUrgencyEnum = enumOf<C.DeadlineUrgency>('DeadlineUrgency', ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']);

export const DeadlineOriginEnum = enumOf<C.DeadlineOrigin>('DeadlineOrigin', ['COMPUTED', 'MANUAL', 'EVENT']);

export const DeadlineAlertKindEnum = enumOf<C.DeadlineAlertKind>('DeadlineAlertKind', [
  'STAGE',
  'REMINDER',
  'OVERDUE',
  'CHANGED',
]);
