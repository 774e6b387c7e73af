import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import {
  BillingPortalPayload,
  CancelSubscriptionInput,
  CheckoutPayload,
  CheckoutType,
  CreatePaymentCheckoutInput,
  CreateSubscriptionCheckoutInput,
  OpenBillingPortalInput,
  PaymentProviderEnum,
  PlanChangePreviewType,
  PlanCodeEnum,
  PlanOfferType,
  SubscriptionDetailsPayload,
  SubscriptionDetailsType,
  SubscriptionInvoiceConnection,
  UpgradeSubscriptionInput,
  UpgradeSubscriptionPayload,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Allow, Public } from '#api/kernel/security/access.ts';
import { listOffers } from '../subscriptions.service.ts';
import {
  cancelSubscription,
  openBillingPortal,
  previewPlanChange,
  reactivateSubscription,
  upgradeSubscription,
} from './changes.service.ts';
import { beginPurchase, findCheckout } from './checkout.service.ts';
import { claimPurchase } from './claims.service.ts';
import { readDetails } from './details.service.ts';
import { listInvoices } from './invoices.service.ts';
import { followSubscription } from './subscription-changes.stream.ts';

@Resolver()
export class PaymentsResolver {
  @Query(() => [PlanOfferType])
  @Public()
  planOffers() {
    return listOffers();
  }

  @Query(() => PaymentProviderEnum, { nullable: true })
  @Public()
  paymentProvider(@Context() ctx: Ctx) {
    return ctx.ports.payments.provider;
  }

  @Query(() => SubscriptionDetailsType)
  @Allow('subscription:read')
  subscriptionDetails(@Context() ctx: Ctx) {
    return readDetails(ctx);
  }

  @Query(() => CheckoutType, { nullable: true })
  @Public()
  checkout(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return findCheckout(ctx, id);
  }

  @Query(() => PlanChangePreviewType, { nullable: true })
  @Allow('subscription:read')
  planChangePreview(@Arg('plan', () => PlanCodeEnum) plan: C.PlanCode, @Context() ctx: Ctx) {
    return previewPlanChange(ctx, plan);
  }

  @Query(() => SubscriptionInvoiceConnection)
  @Allow('subscription:read')
  subscriptionInvoices(
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return listInvoices(ctx, { first, after: after ?? null });
  }

  @Mutation(() => CheckoutPayload)
  @Public()
  createSubscriptionCheckout(
    @Arg('input', () => CreateSubscriptionCheckoutInput) input: CreateSubscriptionCheckoutInput,
    @Context() ctx: Ctx,
  ) {
    return beginPurchase(ctx, input);
  }

  @Mutation(() => CheckoutPayload)
  @Public()
  createPaymentCheckout(
    @Arg('input', () => CreatePaymentCheckoutInput) input: CreatePaymentCheckoutInput,
    @Context() ctx: Ctx,
  ) {
    return beginPurchase(ctx, input);
  }

  @Mutation(() => UpgradeSubscriptionPayload)
  @Allow('subscription:write')
  upgradeSubscription(
    @Arg('input', () => UpgradeSubscriptionInput) input: UpgradeSubscriptionInput,
    @Context() ctx: Ctx,
  ) {
    return upgradeSubscription(ctx, input);
  }

  @Mutation(() => BillingPortalPayload)
  @Allow('subscription:write')
  openBillingPortal(@Arg('input', () => OpenBillingPortalInput) input: OpenBillingPortalInput, @Context() ctx: Ctx) {
    return openBillingPortal(ctx, input);
  }

  @Mutation(() => SubscriptionDetailsPayload)
  @Allow('subscription:write')
  cancelSubscription(@Arg('input', () => CancelSubscriptionInput) input: CancelSubscriptionInput, @Context() ctx: Ctx) {
    return cancelSubscription(ctx, input);
  }

  @Mutation(() => SubscriptionDetailsPayload)
  @Allow('subscription:write')
  reactivateSubscription(@Context() ctx: Ctx) {
    return reactivateSubscription(ctx);
  }

  @Mutation(() => SubscriptionDetailsPayload)
  @Allow('subscription:write')
  claimPurchase(@Arg('token', () => String) token: string, @Context() ctx: Ctx) {
    return claimPurchase(ctx, token);
  }

  @Subscription(() => SubscriptionDetailsType, {
    subscribe: ({ context }: { context: Ctx }) => followSubscription(context),
  })
  @Allow('subscription:read')
  subscriptionChanged(@Root() details: SubscriptionDetailsType): SubscriptionDetailsType {
    return details;
  }
}
