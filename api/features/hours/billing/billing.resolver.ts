import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import {
  CreatePrebillPayload,
  DocumentFormatEnum,
  ExportedFileType,
  MarkPrebillSentInput,
  PrebillConnection,
  PrebillIdInput,
  PrebillInput,
  PrebillPayload,
  PrebillPaymentIdInput,
  PrebillPreviewType,
  PrebillType,
  RecordPrebillPaymentInput,
  SendPrebillInput,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList, costOfWork } from '#api/kernel/graphql/cost.ts';
import { writePrebill, writePrebillCsv } from './prebill-document.service.ts';
import { casesOf, getPrebill, listPrebills, paymentsOf, readLines } from './prebill-reading.service.ts';
import { discardPrebill, markPrebillPaid, recordPrebillPayment, removePrebillPayment } from './payments.service.ts';
import { createPrebill, previewPrebill } from './prebills.service.ts';
import { markPrebillSent, sendPrebill } from './sending.service.ts';
import type { PrebillView } from './prebill-view.rules.ts';

/** A bill has up to 1,000 lines: pages of whole bills are short ones. */
const USUAL_LINES = 50;

export const BILLING_COSTS = { 'PrebillPreview.lines': costOfList(USUAL_LINES) };

@Resolver(() => PrebillType)
class PrebillFieldsResolver {
  @FieldResolver({ complexity: costOfList(2) })
  cases(@Root() prebill: PrebillView, @Context() ctx: Ctx) {
    return casesOf(ctx, prebill);
  }

  @FieldResolver({ complexity: costOfList(USUAL_LINES) })
  lines(@Root() prebill: PrebillView, @Context() ctx: Ctx) {
    return readLines(ctx, prebill);
  }

  @FieldResolver({ complexity: costOfList(4) })
  payments(@Root() prebill: PrebillView, @Context() ctx: Ctx) {
    return paymentsOf(ctx, prebill.id);
  }
}

@Resolver()
class BillingResolver {
  @Query(() => PrebillConnection)
  @Allow('billing:read')
  prebills(
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return listPrebills(ctx, { first, after: after ?? null });
  }

  @Query(() => PrebillType, { nullable: true })
  @Allow('billing:read')
  prebill(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return getPrebill(ctx, id);
  }

  @Query(() => PrebillPreviewType, { complexity: costOfWork(40) })
  @Allow('billing:read')
  prebillPreview(@Arg('input', () => PrebillInput) input: PrebillInput, @Context() ctx: Ctx) {
    return previewPrebill(ctx, input);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(300) })
  @Allow('billing:read')
  prebillDocument(
    @Arg('id', () => ID) id: string,
    @Arg('format', () => DocumentFormatEnum) format: C.DocumentFormat,
    @Context() ctx: Ctx,
  ) {
    return writePrebill(ctx, id, format);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('billing:read')
  prebillCsv(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return writePrebillCsv(ctx, id);
  }

  @Mutation(() => CreatePrebillPayload, { complexity: costOfWork(40) })
  @Allow('billing:write')
  createPrebill(@Arg('input', () => PrebillInput) input: PrebillInput, @Context() ctx: Ctx) {
    return createPrebill(ctx, input);
  }

  @Mutation(() => PrebillPayload, { complexity: costOfWork(300) })
  @Allow('billing:write')
  sendPrebill(@Arg('input', () => SendPrebillInput) input: SendPrebillInput, @Context() ctx: Ctx) {
    return sendPrebill(ctx, input);
  }

  @Mutation(() => PrebillPayload)
  @Allow('billing:write')
  markPrebillSent(@Arg('input', () => MarkPrebillSentInput) input: MarkPrebillSentInput, @Context() ctx: Ctx) {
    return markPrebillSent(ctx, input);
  }

  @Mutation(() => PrebillPayload)
  @Allow('billing:write')
  recordPrebillPayment(
    @Arg('input', () => RecordPrebillPaymentInput) input: RecordPrebillPaymentInput,
    @Context() ctx: Ctx,
  ) {
    return recordPrebillPayment(ctx, input);
  }

  @Mutation(() => PrebillPayload)
  @Allow('billing:write')
  removePrebillPayment(@Arg('input', () => PrebillPaymentIdInput) input: PrebillPaymentIdInput, @Context() ctx: Ctx) {
    return removePrebillPayment(ctx, input.id);
  }

  @Mutation(() => PrebillPayload)
  @Allow('billing:write')
  markPrebillPaid(@Arg('input', () => PrebillIdInput) input: PrebillIdInput, @Context() ctx: Ctx) {
    return markPrebillPaid(ctx, input.id);
  }

  @Mutation(() => PrebillPayload)
  @Allow('billing:write')
  discardPrebill(@Arg('input', () => PrebillIdInput) input: PrebillIdInput, @Context() ctx: Ctx) {
    return discardPrebill(ctx, input.id);
  }
}

export const BILLING_RESOLVERS = [PrebillFieldsResolver, BillingResolver];
