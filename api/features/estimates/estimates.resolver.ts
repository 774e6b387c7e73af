import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Estimate } from '#db/entities/estimate.entity.ts';
import {
  CreateEstimateInput,
  CreateEstimatePayload,
  DeleteEstimateInput,
  DeleteEstimatePayload,
  EstimateCalibrationType,
  EstimateConnection,
  EstimateType,
  ExportedFileType,
  QueryEstimateDocumentArgs,
  QueryEstimatesArgs,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, Plan } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { readCalibration } from './calibration.service.ts';
import { caseOfEstimate, confidenceOf } from './estimate-parts.service.ts';
import { plainEstimate } from './estimate-plain.rules.ts';
import { writeEstimateDocument } from './estimate-document.service.ts';
import { createEstimate, deleteEstimate, findEstimate, listEstimates } from './estimates.service.ts';

@Resolver(() => EstimateType)
export class EstimateResolver {
  @FieldResolver()
  case(@Root() estimate: Estimate, @Context() ctx: Ctx) {
    return caseOfEstimate(ctx, estimate);
  }

  @FieldResolver()
  figures(@Root() { result }: Estimate) {
    return result.figures;
  }

  @FieldResolver()
  factors(@Root() { result }: Estimate) {
    return result.factors;
  }

  @FieldResolver()
  recommendations(@Root() { result }: Estimate) {
    return result.recommendations;
  }

  @FieldResolver()
  risks(@Root() { result }: Estimate) {
    return result.risks;
  }

  @FieldResolver()
  wouldChange(@Root() { result }: Estimate) {
    return result.wouldChange;
  }

  @FieldResolver()
  strategy(@Root() { result }: Estimate) {
    return result.strategy;
  }

  @FieldResolver()
  method(@Root() { result }: Estimate) {
    return result.method;
  }

  @FieldResolver()
  plain(@Root() estimate: Estimate) {
    return plainEstimate(estimate);
  }

  @FieldResolver()
  confidence(@Root() estimate: Estimate) {
    return confidenceOf(estimate);
  }
}

@Resolver()
export class EstimatesResolver {
  @Query(() => EstimateConnection)
  @Allow('estimate:read')
  @Plan('neural')
  estimates(@Args(() => QueryEstimatesArgs) args: QueryEstimatesArgs, @Context() ctx: Ctx) {
    return listEstimates(ctx, args);
  }

  @Query(() => EstimateType, { nullable: true })
  @Allow('estimate:read')
  @Plan('neural')
  estimate(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return findEstimate(ctx, id);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('estimate:read')
  @Plan('neural')
  estimateDocument(@Args(() => QueryEstimateDocumentArgs) args: QueryEstimateDocumentArgs, @Context() ctx: Ctx) {
    return writeEstimateDocument(ctx, args);
  }

  @Query(() => EstimateCalibrationType)
  @Allow('estimate:read')
  @Plan('neural')
  estimateCalibration(@Context() ctx: Ctx) {
    return readCalibration(ctx);
  }

  @Mutation(() => CreateEstimatePayload, { complexity: costOfWork(60) })
  @Allow('estimate:write')
  @Plan('neural')
  createEstimate(@Arg('input', () => CreateEstimateInput) input: CreateEstimateInput, @Context() ctx: Ctx) {
    return createEstimate(ctx, input);
  }

  @Mutation(() => DeleteEstimatePayload)
  @Allow('estimate:write')
  @Plan('neural')
  deleteEstimate(@Arg('input', () => DeleteEstimateInput) input: DeleteEstimateInput, @Context() ctx: Ctx) {
    return deleteEstimate(ctx, input.id);
  }
}
