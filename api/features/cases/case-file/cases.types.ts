import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { connectionOf, countedConnectionOf } from '#api/kernel/paging/connection.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { LegalAreaEnum } from '#api/features/research/index.ts';
import {
  CaseEventKindEnum,
  CaseLinkKindEnum,
  CaseOutcomeEnum,
  CaseRoleEnum,
  CaseStatusEnum,
  CourtConfidenceEnum,
  PartyRoleEnum,
} from './case-enums.types.ts';

@ObjectType('Case', { implements: Node })
export class CaseType
  extends Node
  implements
    Omit<
      C.Case,
      | 'fileNumberWarning'
      | 'court'
      | 'amountClaimed'
      | 'amountObtained'
      | 'members'
      | 'memberCount'
      | 'parties'
      | 'links'
      | 'notes'
      | 'timeline'
      | 'invitations'
      | 'activity'
      | 'myRole'
      | 'viewerCanEdit'
      | 'viewerCanChangeStatus'
      | 'viewerCanInvite'
      | 'viewerCanArchive'
      | 'viewerCanChat'
      | 'viewerCanWriteInChat'
      | 'unreadMessageCount'
      | 'deadlines'
      | 'nextDeadline'
      | 'events'
      | 'hours'
    >
{
  @Field(() => String) title!: string;
  @Field(() => String) client!: string;
  @Field(() => String) description!: string;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => String) type!: string;
  @Field(() => CaseStatusEnum) status!: C.CaseStatus;
  @Field(() => Boolean) isUrgent!: boolean;
  @Field(() => String, { nullable: true }) fileNumber!: string | null;
  @Field(() => DateScalar) openedOn!: string;
  @Field(() => DateScalar, { nullable: true }) closedOn!: string | null;
  @Field(() => CaseOutcomeEnum, { nullable: true }) outcome!: C.CaseOutcome | null;
  @Field(() => [String]) tags!: string[];
  @Field(() => Date, { nullable: true }) archivedAt!: Date | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => Int) version!: number;
}

@ObjectType('CourtOffice', { implements: Node })
export class CourtOfficeType extends Node implements C.CourtOffice {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) place!: string | null;
  @Field(() => CourtConfidenceEnum) confidence!: C.CourtConfidence;
  @Field(() => String, { nullable: true }) source!: string | null;
}

export const CourtOfficeConnection = connectionOf(CourtOfficeType, 'CourtOffice');

@ObjectType('CaseMember')
export class CaseMemberType implements C.CaseMember {
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => CaseRoleEnum) role!: C.CaseRole;
  @Field(() => Date) since!: Date;
  @Field(() => Int) deliveredSequence!: number;
  @Field(() => Int) readSequence!: number;
}

@ObjectType('CaseParty')
export class CasePartyType implements C.CaseParty {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => PartyRoleEnum) role!: C.PartyRole;
  @Field(() => Boolean) isOurs!: boolean;
}

@ObjectType('ConflictHit')
export class ConflictHitType implements Omit<C.ConflictHit, 'case'> {
  @Field(() => String) name!: string;
  @Field(() => PartyRoleEnum) role!: C.PartyRole;
  @Field(() => Boolean) isOurs!: boolean;
  @Field(() => CaseType) case!: CaseType;
  @Field(() => Float) likeness!: number;
}

@ObjectType('CaseLink')
export class CaseLinkType implements Omit<C.CaseLink, 'case'> {
  @Field(() => ID) id!: string;
  @Field(() => CaseLinkKindEnum) kind!: C.CaseLinkKind;
  @Field(() => Boolean) isIncoming!: boolean;
  @Field(() => CaseType) case!: CaseType;
}

@ObjectType('CaseNote', { implements: Node })
export class CaseNoteType extends Node implements Omit<C.CaseNote, 'authorName' | 'viewerCanEdit'> {
  @Field(() => String) text!: string;
  @Field(() => Boolean) isShared!: boolean;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) editedAt!: Date | null;
}

export const CaseNoteConnection = connectionOf(CaseNoteType, 'CaseNote');

@ObjectType('CaseEvent')
export class CaseEventType implements C.CaseEvent {
  @Field(() => ID) id!: string;
  @Field(() => CaseEventKindEnum) kind!: C.CaseEventKind;
  @Field(() => String) text!: string;
  @Field(() => String) actorName!: string;
  @Field(() => Date) at!: Date;
}

export const CaseEventConnection = connectionOf(CaseEventType, 'CaseEvent');

@ObjectType('ExpiryWatch')
export class ExpiryWatchType implements C.ExpiryWatch {
  @Field(() => String) rule!: string;
  @Field(() => ID) statuteKey!: string;
  @Field(() => String) articleNumber!: string;
  @Field(() => DateScalar) textAsOf!: string;
  @Field(() => DateScalar, { nullable: true }) expectedOn!: string | null;
  @Field(() => Int, { nullable: true }) daysLeft!: number | null;
}

@ObjectType('CaseActivity')
export class CaseActivityType implements Omit<C.CaseActivity, 'watch'> {
  @Field(() => Date) lastActivityAt!: Date;
  @Field(() => Int) daysSince!: number;
  @Field(() => Boolean) isForgotten!: boolean;
  @Field(() => ExpiryWatchType, { nullable: true }) watch!: ExpiryWatchType | null;
}

export const CaseConnection = countedConnectionOf(CaseType, 'Case');

@ObjectType('CaseInvitation')
export class CaseInvitationType implements C.CaseInvitation {
  @Field(() => ID) id!: string;
  @Field(() => String) email!: string;
  @Field(() => CaseRoleEnum) role!: C.CaseRole;
  @Field(() => Date) sentAt!: Date;
  @Field(() => Date) expiresAt!: Date;
}

@ObjectType('InvitationPreview')
export class InvitationPreviewType implements C.InvitationPreview {
  @Field(() => String) caseTitle!: string;
  @Field(() => String) inviterName!: string;
  @Field(() => CaseRoleEnum) role!: C.CaseRole;
  @Field(() => Date) expiresAt!: Date;
}

@ObjectType('CaseStats')
export class CaseStatsType implements Omit<C.CaseStats, 'recentCases'> {
  @Field(() => Int) totalCases!: number;
  @Field(() => Int) activeCases!: number;
  @Field(() => Int) pendingCases!: number;
  @Field(() => Int) completedCases!: number;
  @Field(() => Int) urgentCases!: number;
  @Field(() => Int) archivedCases!: number;
  @Field(() => Int) forgottenCases!: number;
  @Field(() => Float, { nullable: true }) successRate!: number | null;
  @Field(() => Int) successOf!: number;
  @Field(() => Float, { nullable: true }) averageDurationMonths!: number | null;
  @Field(() => Int) averageDurationOf!: number;
  @Field(() => [CaseType]) recentCases!: CaseType[];
}

@ObjectType('FieldConflict')
export class FieldConflictType implements C.FieldConflict {
  @Field(() => String) field!: string;
  @Field(() => String) yours!: string;
  @Field(() => String) theirs!: string;
}

@ObjectType('CaseStatusEvent')
export class CaseStatusEventType implements Omit<C.CaseStatusEvent, 'case'> {
  @Field(() => ID) caseId!: string;
  @Field(() => CaseStatusEnum) status!: C.CaseStatus;
  @Field(() => ID) userId!: string;
  @Field(() => Date) timestamp!: Date;
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}

@ObjectType('CaseAccessEndedEvent')
export class CaseAccessEndedEventType implements C.CaseAccessEndedEvent {
  @Field(() => ID) caseId!: string;
}
