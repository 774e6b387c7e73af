import type * as C from '#schema/generated/contract.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';

export const CaseStatusEnum = enumOf<C.CaseStatus>('CaseStatus', ['PENDING', 'ACTIVE', 'COMPLETED']);

export const CaseOutcomeEnum = enumOf<C.CaseOutcome>('CaseOutcome', ['WON', 'LOST', 'SETTLED', 'OTHER']);

export const CaseRoleEnum = enumOf<C.CaseRole>('CaseRole', ['OWNER', 'COLLABORATOR', 'GUEST']);

export const PartyRoleEnum = enumOf<C.PartyRole>('PartyRole', [
  'CLIENT',
  'PLAINTIFF',
  'DEFENDANT',
  'THIRD_PARTY',
  'AUTHORITY',
  'OPPOSING_COUNSEL',
  'WITNESS',
  'OTHER',
]);

export const CaseLinkKindEnum = enumOf<C.CaseLinkKind>('CaseLinkKind', [
  'APPEAL_OF',
  'AMPARO_AGAINST',
  'ENFORCEMENT_OF',
  'RELATED',
]);

export const CourtConfidenceEnum = enumOf<C.CourtConfidence>('CourtConfidence', [
  'OFFICIAL',
  'SECONDARY',
  'UNCONFIRMED',
  'OWN',
]);

export const CaseEventKindEnum = enumOf<C.CaseEventKind>('CaseEventKind', [
  'OPENED',
  'CHANGED',
  'STATUS_CHANGED',
  'ARCHIVED',
  'RESTORED',
  'PARTY_ADDED',
  'PARTY_REMOVED',
  'NOTE_ADDED',
  'LINKED',
  'UNLINKED',
  'MEMBER_INVITED',
  'MEMBER_JOINED',
  'MEMBER_REMOVED',
  'ROLE_CHANGED',
  'DEADLINE_ADDED',
  'DEADLINE_CHANGED',
  'DEADLINE_MOVED',
  'DEADLINE_COMPLETED',
  'DEADLINE_REOPENED',
  'DEADLINE_DELETED',
  'DEADLINE_RESTORED',
]);

export const CaseSortEnum = enumOf<C.CaseSort>('CaseSort', [
  'UPDATED',
  'OPENED',
  'TITLE',
  'CLIENT',
  'STATUS',
  'LAST_ACTIVITY',
]);
