import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import {
  ConnectIntegrationInput,
  ConnectIntegrationPayload,
  CreateZoomMeetingInput,
  CreateZoomMeetingPayload,
  DisconnectIntegrationInput,
  DisconnectIntegrationPayload,
  IntegrationType,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Allow } from '#api/kernel/security/access.ts';
import { connectIntegration } from './integration-consent.service.ts';
import { createZoomMeeting } from './meetings.service.ts';
import { disconnectIntegration, listIntegrations } from './integrations.service.ts';

@Resolver(() => IntegrationType)
export class IntegrationsResolver {
  @Query(() => [IntegrationType])
  @Allow('integration:read')
  integrations(@Context() ctx: Ctx) {
    return listIntegrations(ctx);
  }

  @Mutation(() => ConnectIntegrationPayload)
  @Allow('integration:write')
  connectIntegration(@Arg('input', () => ConnectIntegrationInput) input: ConnectIntegrationInput, @Context() ctx: Ctx) {
    return connectIntegration(ctx, input);
  }

  @Mutation(() => DisconnectIntegrationPayload)
  @Allow('integration:write')
  disconnectIntegration(
    @Arg('input', () => DisconnectIntegrationInput) input: DisconnectIntegrationInput,
    @Context() ctx: Ctx,
  ) {
    return disconnectIntegration(ctx, input);
  }

  @Mutation(() => CreateZoomMeetingPayload)
  @Allow('calendar:write')
  createZoomMeeting(@Arg('input', () => CreateZoomMeetingInput) input: CreateZoomMeetingInput, @Context() ctx: Ctx) {
    return createZoomMeeting(ctx, input);
  }
}
