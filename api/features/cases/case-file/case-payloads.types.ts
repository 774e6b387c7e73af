import { Field, ID, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import { UsageMeterType } from '#api/features/subscriptions/index.ts';
import { CaseStatusEnum } from './case-enums.types.ts';
import { CaseNoteType, CasePartyType, CaseType, ConflictHitType, FieldConflictType } from './cases.types.ts';

@ObjectType('CreateCasePayload')
export class CreateCasePayload extends Payload implements Omit<C.CreateCasePayload, 'case' | 'conflicts' | 'usage'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [ConflictHitType]) conflicts!: ConflictHitType[];
  @Field(() => UsageMeterType, { nullable: true }) usage!: UsageMeterType | null;
}

@ObjectType('UpdateCasePayload')
export class UpdateCasePayload extends Payload implements Omit<C.UpdateCasePayload, 'case' | 'fieldConflicts'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => [FieldConflictType]) fieldConflicts!: FieldConflictType[];
}

@ObjectType('ChangeCaseStatusPayload')
export class ChangeCaseStatusPayload extends Payload implements Omit<C.ChangeCaseStatusPayload, 'case'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => CaseStatusEnum, { nullable: true }) previousStatus!: C.CaseStatus | null;
}

@ObjectType('ChangeStatusOfCasesPayload')
export class ChangeStatusOfCasesPayload extends Payload implements Omit<C.ChangeStatusOfCasesPayload, 'cases'> {
  @Field(() => [CaseType]) cases!: CaseType[];
}

@ObjectType('ArchiveCasePayload')
export class ArchiveCasePayload extends Payload implements Omit<C.ArchiveCasePayload, 'case'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}

@ObjectType('AddPartyPayload')
export class AddPartyPayload extends Payload implements Omit<C.AddPartyPayload, 'case' | 'party' | 'conflicts'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
  @Field(() => CasePartyType, { nullable: true }) party!: CasePartyType | null;
  @Field(() => [ConflictHitType]) conflicts!: ConflictHitType[];
}

@ObjectType('RemovePartyPayload')
export class RemovePartyPayload extends Payload implements Omit<C.RemovePartyPayload, 'case'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}

@ObjectType('LinkCasesPayload')
export class LinkCasesPayload extends Payload implements Omit<C.LinkCasesPayload, 'case'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}

@ObjectType('UnlinkCasesPayload')
export class UnlinkCasesPayload extends Payload implements Omit<C.UnlinkCasesPayload, 'case'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}

@ObjectType('AddCaseNotePayload')
export class AddCaseNotePayload extends Payload implements Omit<C.AddCaseNotePayload, 'note' | 'case'> {
  @Field(() => CaseNoteType, { nullable: true }) note!: CaseNoteType | null;
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}

@ObjectType('DeleteCaseNotePayload')
export class DeleteCaseNotePayload extends Payload implements C.DeleteCaseNotePayload {
  @Field(() => ID, { nullable: true }) deletedNoteId!: string | null;
}

@ObjectType('InviteToCasePayload')
export class InviteToCasePayload extends Payload implements Omit<C.InviteToCasePayload, 'case'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}

@ObjectType('RevokeInvitationPayload')
export class RevokeInvitationPayload extends Payload implements Omit<C.RevokeInvitationPayload, 'case'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}

@ObjectType('AcceptInvitationPayload')
export class AcceptInvitationPayload extends Payload implements Omit<C.AcceptInvitationPayload, 'case'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}

@ObjectType('RemoveMemberPayload')
export class RemoveMemberPayload extends Payload implements Omit<C.RemoveMemberPayload, 'case'> {
  @Field(() => CaseType, { nullable: true }) case!: CaseType | null;
}
