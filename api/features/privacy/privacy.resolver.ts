import { Arg, Args, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import {
  ModelCallConnection,
  PrivacyPayload,
  PrivacyType,
  QueryModelCallsArgs,
  RequestAccountDeletionInput,
  RequestPrivacyRightInput,
  UpdatePrivacyChoicesInput,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { cancelAccountDeletion, requestAccountDeletion } from './deletion.service.ts';
import { listModelCalls } from './model-calls.service.ts';
import { requestAccountExport, requestPrivacyRight, updatePrivacyChoices } from './privacy.service.ts';
import { readPrivacy } from './requests.service.ts';

@Resolver()
export class PrivacyResolver {
  @Query(() => PrivacyType)
  @Allow('privacy:read')
  privacy(@Context() ctx: Ctx) {
    return readPrivacy(ctx);
  }

  @Query(() => ModelCallConnection)
  @Allow('privacy:read')
  modelCalls(@Args(() => QueryModelCallsArgs) args: QueryModelCallsArgs, @Context() ctx: Ctx) {
    return listModelCalls(ctx, args);
  }

  @Mutation(() => PrivacyPayload)
  @Allow('privacy:write')
  requestAccountExport(@Context() ctx: Ctx) {
    return requestAccountExport(ctx);
  }

  @Mutation(() => PrivacyPayload)
  @Allow('privacy:write')
  requestPrivacyRight(
    @Arg('input', () => RequestPrivacyRightInput) input: RequestPrivacyRightInput,
    @Context() ctx: Ctx,
  ) {
    return requestPrivacyRight(ctx, input);
  }

  @Mutation(() => PrivacyPayload)
  @Allow('privacy:write')
  requestAccountDeletion(
    @Arg('input', () => RequestAccountDeletionInput) input: RequestAccountDeletionInput,
    @Context() ctx: Ctx,
  ) {
    return requestAccountDeletion(ctx, input);
  }

  @Mutation(() => PrivacyPayload)
  @Allow('privacy:write')
  cancelAccountDeletion(@Context() ctx: Ctx) {
    return cancelAccountDeletion(ctx);
  }

  @Mutation(() => PrivacyPayload)
  @Allow('privacy:write')
  updatePrivacyChoices(
    @Arg('input', () => UpdatePrivacyChoicesInput) input: UpdatePrivacyChoicesInput,
    @Context() ctx: Ctx,
  ) {
    return updatePrivacyChoices(ctx, input);
  }
}
