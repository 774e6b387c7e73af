import { Arg, Args, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import {
  CfdiPaymentFormType,
  CfdiUseType,
  ExportedFileType,
  FiscalProfileType,
  FiscalRegimeType,
  PrebillCfdiDraftType,
  QueryPrebillCfdiArgs,
  QueryPrebillCfdiDraftArgs,
  QuerySubscriptionInvoiceCfdiArgs,
  UpdateClientFiscalProfileInput,
  UpdateClientFiscalProfilePayload,
  UpdateFiscalProfileInput,
  UpdateFiscalProfilePayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { PAYMENT_FORMS, REGIMES, USES } from './catalogues.rules.ts';
import { readFiscalProfile, updateClientFiscalProfile, updateFiscalProfile } from './fiscal-profiles.service.ts';
import { prebillCfdi, prebillCfdiDraft } from './prebill-cfdi.service.ts';
import { subscriptionInvoiceCfdi } from './subscription-cfdi.service.ts';

@Resolver()
export class InvoicingResolver {
  @Query(() => FiscalProfileType, { nullable: true })
  @Allow('billing:read')
  fiscalProfile(@Context() ctx: Ctx) {
    return readFiscalProfile(ctx);
  }

  @Query(() => [FiscalRegimeType])
  @Public()
  fiscalRegimes() {
    return REGIMES;
  }

  @Query(() => [CfdiUseType])
  @Public()
  cfdiUses() {
    return USES;
  }

  @Query(() => [CfdiPaymentFormType])
  @Public()
  cfdiPaymentForms() {
    return PAYMENT_FORMS;
  }

  @Query(() => PrebillCfdiDraftType, { complexity: costOfWork(20) })
  @Allow('billing:read')
  prebillCfdiDraft(@Args(() => QueryPrebillCfdiDraftArgs) args: QueryPrebillCfdiDraftArgs, @Context() ctx: Ctx) {
    return prebillCfdiDraft(ctx, args);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('billing:read')
  prebillCfdi(@Args(() => QueryPrebillCfdiArgs) args: QueryPrebillCfdiArgs, @Context() ctx: Ctx) {
    return prebillCfdi(ctx, args);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(20) })
  @Allow('billing:read')
  subscriptionInvoiceCfdi(
    @Args(() => QuerySubscriptionInvoiceCfdiArgs) args: QuerySubscriptionInvoiceCfdiArgs,
    @Context() ctx: Ctx,
  ) {
    return subscriptionInvoiceCfdi(ctx, args);
  }

  @Mutation(() => UpdateFiscalProfilePayload)
  @Allow('billing:write')
  updateFiscalProfile(
    @Arg('input', () => UpdateFiscalProfileInput) input: UpdateFiscalProfileInput,
    @Context() ctx: Ctx,
  ) {
    return updateFiscalProfile(ctx, input);
  }

  @Mutation(() => UpdateClientFiscalProfilePayload)
  @Allow('billing:write')
  updateClientFiscalProfile(
    @Arg('input', () => UpdateClientFiscalProfileInput) input: UpdateClientFiscalProfileInput,
    @Context() ctx: Ctx,
  ) {
    return updateClientFiscalProfile(ctx, input);
  }
}
