import { Arg, Args, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { WebhookEndpoint } from '#db/entities/webhook.entity.ts';
import {
  CreateWebhookEndpointInput,
  DeleteWebhookEndpointPayload,
  QueryWebhookDeliveriesArgs,
  UpdateWebhookEndpointInput,
  WebhookDeliveryConnection,
  WebhookDeliveryIdInput,
  WebhookDeliveryPayload,
  WebhookDeliveryType,
  WebhookEndpointIdInput,
  WebhookEndpointPayload,
  WebhookEndpointType,
  WebhookEventTypeType,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Allow } from '#api/kernel/security/access.ts';
import {
  eventOf,
  listDeliveries,
  replayDelivery,
  showAttempts,
  testEndpoint,
  type DeliveryRow,
} from './webhook-log.service.ts';
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  listEventTypes,
  rotateSecret,
  secondSecretUntil,
  updateEndpoint,
} from './webhooks.service.ts';

@Resolver(() => WebhookEndpointType)
class EndpointsResolver {
  @Query(() => [WebhookEndpointType])
  @Allow('webhook:read')
  webhookEndpoints(@Context() ctx: Ctx) {
    return listEndpoints(ctx);
  }

  @Query(() => [WebhookEventTypeType])
  @Allow('webhook:read')
  webhookEventTypes() {
    return listEventTypes();
  }

  @Mutation(() => WebhookEndpointPayload)
  @Allow('webhook:write')
  createWebhookEndpoint(
    @Arg('input', () => CreateWebhookEndpointInput) input: CreateWebhookEndpointInput,
    @Context() ctx: Ctx,
  ) {
    return createEndpoint(ctx, input);
  }

  @Mutation(() => WebhookEndpointPayload)
  @Allow('webhook:write')
  updateWebhookEndpoint(
    @Arg('input', () => UpdateWebhookEndpointInput) input: UpdateWebhookEndpointInput,
    @Context() ctx: Ctx,
  ) {
    return updateEndpoint(ctx, input);
  }

  @Mutation(() => WebhookEndpointPayload)
  @Allow('webhook:write')
  rotateWebhookSecret(@Arg('input', () => WebhookEndpointIdInput) input: WebhookEndpointIdInput, @Context() ctx: Ctx) {
    return rotateSecret(ctx, input);
  }

  @Mutation(() => DeleteWebhookEndpointPayload)
  @Allow('webhook:write')
  deleteWebhookEndpoint(
    @Arg('input', () => WebhookEndpointIdInput) input: WebhookEndpointIdInput,
    @Context() ctx: Ctx,
  ) {
    return deleteEndpoint(ctx, input);
  }

  @Mutation(() => WebhookDeliveryPayload)
  @Allow('webhook:write')
  testWebhookEndpoint(@Arg('input', () => WebhookEndpointIdInput) input: WebhookEndpointIdInput, @Context() ctx: Ctx) {
    return testEndpoint(ctx, input);
  }

  @FieldResolver()
  previousSecretUntil(@Root() endpoint: WebhookEndpoint, @Context() ctx: Ctx) {
    return secondSecretUntil(ctx, endpoint);
  }
}

@Resolver(() => WebhookDeliveryType)
class DeliveriesResolver {
  @Query(() => WebhookDeliveryConnection)
  @Allow('webhook:read')
  webhookDeliveries(@Args(() => QueryWebhookDeliveriesArgs) args: QueryWebhookDeliveriesArgs, @Context() ctx: Ctx) {
    return listDeliveries(ctx, args);
  }

  @Mutation(() => WebhookDeliveryPayload)
  @Allow('webhook:write')
  replayWebhookDelivery(
    @Arg('input', () => WebhookDeliveryIdInput) input: WebhookDeliveryIdInput,
    @Context() ctx: Ctx,
  ) {
    return replayDelivery(ctx, input);
  }

  @FieldResolver()
  eventId(@Root() delivery: DeliveryRow) {
    return delivery.event.id;
  }

  @FieldResolver()
  async eventType(@Root() delivery: DeliveryRow, @Context() ctx: Ctx) {
    return (await eventOf(ctx, delivery)).type;
  }

  @FieldResolver()
  async body(@Root() delivery: DeliveryRow, @Context() ctx: Ctx) {
    return (await eventOf(ctx, delivery)).body;
  }

  @FieldResolver()
  attempts(@Root() delivery: DeliveryRow) {
    return showAttempts(delivery);
  }
}

export const WEBHOOK_RESOLVERS = [EndpointsResolver, DeliveriesResolver] as const;
