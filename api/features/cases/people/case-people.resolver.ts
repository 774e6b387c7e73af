import { Arg, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  AcceptInvitationInput,
  AcceptInvitationPayload,
  CaseType,
  InvitationPreviewType,
  InviteToCaseInput,
  InviteToCasePayload,
  RemoveMemberInput,
  RemoveMemberPayload,
  RevokeInvitationInput,
  RevokeInvitationPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { AsSystem, Allow, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { countMembers, listMembers, removeMember } from './case-people.service.ts';
import {
  acceptInvitation,
  inviteToCase,
  listInvitations,
  previewInvitation,
  revokeInvitation,
} from './invitations.service.ts';

@Resolver(() => CaseType)
class CaseMembersResolver {
  @FieldResolver({ complexity: costOfList(3) })
  members(@Root() legalCase: CaseType, @Context() ctx: Ctx) {
    return listMembers(ctx, legalCase.id);
  }

  @FieldResolver()
  memberCount(@Root() legalCase: CaseType, @Context() ctx: Ctx) {
    return countMembers(ctx, legalCase);
  }

  @FieldResolver({ complexity: costOfList(3) })
  invitations(@Root() legalCase: CaseType, @Context() ctx: Ctx) {
    return listInvitations(ctx, legalCase.id);
  }
}

@Resolver()
class CasePeopleResolver {
  @Query(() => InvitationPreviewType, { nullable: true })
  @Public()
  @AsSystem()
  invitation(@Arg('token', () => String) token: string, @Context() ctx: Ctx) {
    return previewInvitation(ctx, token);
  }

  @Mutation(() => InviteToCasePayload)
  @Allow('case:invite')
  inviteToCase(@Arg('input', () => InviteToCaseInput) input: InviteToCaseInput, @Context() ctx: Ctx) {
    return inviteToCase(ctx, input);
  }

  @Mutation(() => RevokeInvitationPayload)
  @Allow('case:invite')
  revokeInvitation(@Arg('input', () => RevokeInvitationInput) input: RevokeInvitationInput, @Context() ctx: Ctx) {
    return revokeInvitation(ctx, input);
  }

  @Mutation(() => AcceptInvitationPayload)
  @Allow('case:join')
  @AsSystem()
  acceptInvitation(@Arg('input', () => AcceptInvitationInput) input: AcceptInvitationInput, @Context() ctx: Ctx) {
    return acceptInvitation(ctx, input.token);
  }

  @Mutation(() => RemoveMemberPayload)
  @Allow('case:invite')
  @AsSystem()
  removeMember(@Arg('input', () => RemoveMemberInput) input: RemoveMemberInput, @Context() ctx: Ctx) {
    return removeMember(ctx, input);
  }
}

export const CASE_PEOPLE_RESOLVERS = [CaseMembersResolver, CasePeopleResolver] as const;
