import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  CalculateInput,
  CalculationType,
  CalculatorFormType,
  DeleteCalculationInput,
  DeleteCalculationPayload,
  ExportedFileType,
  QueryCalculationDocumentArgs,
  QuerySavedCalculationsArgs,
  SaveCalculationInput,
  SaveCalculationPayload,
  SavedCalculationConnection,
  SavedCalculationType,
  UpdateCalculationInput,
  UpdateCalculationPayload,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { Allow } from '#api/kernel/security/access.ts';
import {
  calculateOnce,
  deleteCalculation,
  findCalculation,
  listCalculations,
  resultOfSaved,
  saveCalculation,
  updateCalculation,
  writeCalculationDocument,
  writeCalculationTable,
  type SavedRow,
} from './keeping/calculations.service.ts';
import { showForms } from './showing/show.rules.ts';

@Resolver(() => SavedCalculationType)
export class SavedCalculationResolver {
  @FieldResolver()
  values(@Root() { values }: SavedRow) {
    return JSON.stringify(values);
  }

  @FieldResolver()
  caseId(@Root() { legalCase }: SavedRow) {
    return legalCase?.id ?? null;
  }

  @FieldResolver()
  deadlineId(@Root() { deadline }: SavedRow) {
    return deadline?.id ?? null;
  }

  @FieldResolver()
  contractId(@Root() { contract }: SavedRow) {
    return contract?.id ?? null;
  }

  @FieldResolver()
  calculation(@Root() saved: SavedRow) {
    return resultOfSaved(saved);
  }
}

@Resolver()
export class CalculatorsResolver {
  @Query(() => [CalculatorFormType])
  @Allow('calculation:compute')
  calculators() {
    return showForms();
  }

  @Query(() => CalculationType)
  @Allow('calculation:compute')
  calculate(@Arg('values', () => CalculateInput) values: CalculateInput) {
    return calculateOnce(values);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('calculation:compute')
  calculationDocument(
    @Args(() => QueryCalculationDocumentArgs) args: QueryCalculationDocumentArgs,
    @Context() ctx: Ctx,
  ) {
    return writeCalculationDocument(ctx, args);
  }

  @Query(() => ExportedFileType)
  @Allow('calculation:compute')
  calculationTable(@Arg('values', () => CalculateInput) values: CalculateInput) {
    return writeCalculationTable(values);
  }

  @Query(() => SavedCalculationConnection)
  @Allow('calculation:read')
  savedCalculations(@Args(() => QuerySavedCalculationsArgs) args: QuerySavedCalculationsArgs, @Context() ctx: Ctx) {
    return listCalculations(ctx, args);
  }

  @Query(() => SavedCalculationType, { nullable: true })
  @Allow('calculation:read')
  savedCalculation(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return findCalculation(ctx, id);
  }

  @Mutation(() => SaveCalculationPayload)
  @Allow('calculation:write')
  saveCalculation(@Arg('input', () => SaveCalculationInput) input: SaveCalculationInput, @Context() ctx: Ctx) {
    return saveCalculation(ctx, input);
  }

  @Mutation(() => UpdateCalculationPayload)
  @Allow('calculation:write')
  updateCalculation(@Arg('input', () => UpdateCalculationInput) input: UpdateCalculationInput, @Context() ctx: Ctx) {
    return updateCalculation(ctx, input);
  }

  @Mutation(() => DeleteCalculationPayload)
  @Allow('calculation:write')
  deleteCalculation(@Arg('input', () => DeleteCalculationInput) input: DeleteCalculationInput, @Context() ctx: Ctx) {
    return deleteCalculation(ctx, input.calculationId);
  }
}
