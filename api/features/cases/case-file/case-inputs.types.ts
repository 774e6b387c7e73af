import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { LegalAreaEnum } from '#api/features/research/index.ts';
import { CaseLinkKindEnum, CaseOutcomeEnum, CaseRoleEnum, CaseStatusEnum, PartyRoleEnum } from './case-enums.types.ts';

@InputType('CaseFilter')
export class CaseFilter implements C.CaseFilter {
  @Field(() => CaseStatusEnum, { nullable: true }) status?: C.CaseStatus | null;
  @Field(() => Boolean, { nullable: true }) isUrgent?: boolean | null;
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => String, { nullable: true }) tag?: string | null;
  @Field(() => Boolean, { nullable: true }) isForgotten?: boolean | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isArchived?: boolean | null;
  @Field(() => String, { nullable: true }) search?: string | null;
}

@InputType('PartyInput')
export class PartyInput implements C.PartyInput {
  @Field(() => String) name!: string;
  @Field(() => PartyRoleEnum) role!: C.PartyRole;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isOurs?: boolean | null;
}

@InputType('CreateCaseInput')
export class CreateCaseInput implements C.CreateCaseInput {
  @Field(() => String) title!: string;
  @Field(() => String) client!: string;
  @Field(() => String, { nullable: true, defaultValue: '' }) description?: string | null;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => String, { nullable: true, defaultValue: '' }) type?: string | null;
  @Field(() => CaseStatusEnum, { nullable: true, defaultValue: 'PENDING' }) status?: C.CaseStatus | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isUrgent?: boolean | null;
  @Field(() => String, { nullable: true }) fileNumber?: string | null;
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => String, { nullable: true }) courtName?: string | null;
  @Field(() => DateScalar, { nullable: true }) openedOn?: string | null;
  @Field(() => Float, { nullable: true }) amountClaimed?: number | null;
  @Field(() => [String], { nullable: true }) tags?: string[] | null;
  @Field(() => [PartyInput], { nullable: true }) parties?: PartyInput[] | null;
}

@InputType('UpdateCaseInput')
export class UpdateCaseInput implements C.UpdateCaseInput {
  @Field(() => ID) caseId!: string;
  @Field(() => Int) version!: number;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => String, { nullable: true }) type?: string | null;
  @Field(() => Boolean, { nullable: true }) isUrgent?: boolean | null;
  @Field(() => String, { nullable: true }) fileNumber?: string | null;
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => String, { nullable: true }) courtName?: string | null;
  @Field(() => DateScalar, { nullable: true }) openedOn?: string | null;
  @Field(() => DateScalar, { nullable: true }) closedOn?: string | null;
  @Field(() => CaseOutcomeEnum, { nullable: true }) outcome?: C.CaseOutcome | null;
  @Field(() => Float, { nullable: true }) amountClaimed?: number | null;
  @Field(() => Float, { nullable: true }) amountObtained?: number | null;
  @Field(() => [String], { nullable: true }) tags?: string[] | null;
}

@InputType('ChangeCaseStatusInput')
export class ChangeCaseStatusInput implements C.ChangeCaseStatusInput {
  @Field(() => ID) caseId!: string;
  @Field(() => CaseStatusEnum) status!: C.CaseStatus;
  @Field(() => CaseOutcomeEnum, { nullable: true }) outcome?: C.CaseOutcome | null;
}

@InputType('ChangeStatusOfCasesInput')
export class ChangeStatusOfCasesInput implements C.ChangeStatusOfCasesInput {
  @Field(() => [ID]) caseIds!: string[];
  @Field(() => CaseStatusEnum) status!: C.CaseStatus;
}

@InputType('ArchiveCaseInput')
export class ArchiveCaseInput implements C.ArchiveCaseInput {
  @Field(() => ID) caseId!: string;
  @Field(() => Boolean) isArchived!: boolean;
}

@InputType('AddPartyInput')
export class AddPartyInput implements C.AddPartyInput {
  @Field(() => ID) caseId!: string;
  @Field(() => PartyInput) party!: PartyInput;
}

@InputType('RemovePartyInput')
export class RemovePartyInput implements C.RemovePartyInput {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) partyId!: string;
}

@InputType('LinkCasesInput')
export class LinkCasesInput implements C.LinkCasesInput {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) otherCaseId!: string;
  @Field(() => CaseLinkKindEnum) kind!: C.CaseLinkKind;
}

@InputType('UnlinkCasesInput')
export class UnlinkCasesInput implements C.UnlinkCasesInput {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) linkId!: string;
}

@InputType('AddCaseNoteInput')
export class AddCaseNoteInput implements C.AddCaseNoteInput {
  @Field(() => ID) caseId!: string;
  @Field(() => String) text!: string;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isShared?: boolean | null;
}

@InputType('DeleteCaseNoteInput')
export class DeleteCaseNoteInput implements C.DeleteCaseNoteInput {
  @Field(() => ID) noteId!: string;
}

@InputType('InviteToCaseInput')
export class InviteToCaseInput implements C.InviteToCaseInput {
  @Field(() => ID) caseId!: string;
  @Field(() => String) email!: string;
  @Field(() => CaseRoleEnum) role!: C.CaseRole;
}

@InputType('RevokeInvitationInput')
export class RevokeInvitationInput implements C.RevokeInvitationInput {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) invitationId!: string;
}

@InputType('AcceptInvitationInput')
export class AcceptInvitationInput implements C.AcceptInvitationInput {
  @Field(() => String) token!: string;
}

@InputType('RemoveMemberInput')
export class RemoveMemberInput implements C.RemoveMemberInput {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) userId!: string;
}
