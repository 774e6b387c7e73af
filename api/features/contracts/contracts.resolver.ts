import { Arg, Args, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  ContractComparisonType,
  ContractConnection,
  ContractDraftPayload,
  ContractDraftType,
  ContractFormInput,
  ContractIdInput,
  ContractPayload,
  ContractPreviewType,
  ContractStatsType,
  ContractType,
  DeleteContractPayload,
  DiscardContractDraftInput,
  DraftContractClauseInput,
  DraftContractClausePayload,
  GenerateContractInput,
  QueryContractComparisonArgs,
  QueryContractsArgs,
  RestoreContractVersionInput,
  SaveContractVersionInput,
  SendContractInput,
  UpdateContractInput,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, Plan } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { draftContractClause } from './drafting/draft-clause.service.ts';
import { compareVersions } from './keeping/comparison.service.ts';
import { contractById } from './keeping/contract-rows.service.ts';
import {
  archiveContract,
  deleteContract,
  duplicateContract,
  listContracts,
  unarchiveContract,
  updateContract,
} from './keeping/contracts.service.ts';
import { discardContractDraft, findDraft, saveContractDraft } from './keeping/drafts.service.ts';
import { generateContract, previewContract } from './keeping/generate.service.ts';
import { contractStats } from './keeping/stats.service.ts';
import { restoreContractVersion, saveContractVersion } from './keeping/versions.service.ts';
import { sendContract } from './mail/sending.service.ts';

/** What somebody made is read, exported and deleted in any plan; making and changing it needs the section. */
@Resolver()
export class ContractsResolver {
  @Query(() => ContractPreviewType, { complexity: costOfWork(20) })
  @Allow('contract:read')
  @Plan('contracts')
  contractPreview(@Arg('input', () => ContractFormInput) input: ContractFormInput, @Context() ctx: Ctx) {
    return previewContract(ctx, input);
  }

  @Query(() => ContractDraftType, { nullable: true })
  @Allow('contract:read')
  @Plan('contracts')
  contractDraft(@Arg('templateId', () => ID) templateId: string, @Context() ctx: Ctx) {
    return findDraft(ctx, templateId);
  }

  @Query(() => ContractConnection, { complexity: costOfWork(5) })
  @Allow('contract:read')
  contracts(@Args(() => QueryContractsArgs) args: QueryContractsArgs, @Context() ctx: Ctx) {
    return listContracts(ctx, args);
  }

  @Query(() => ContractType, { nullable: true })
  @Allow('contract:read')
  contract(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return contractById(ctx, id);
  }

  @Query(() => ContractComparisonType, { complexity: costOfWork(50) })
  @Allow('contract:read')
  @Plan('contracts')
  contractComparison(@Args(() => QueryContractComparisonArgs) args: QueryContractComparisonArgs, @Context() ctx: Ctx) {
    return compareVersions(ctx, args);
  }

  @Query(() => ContractStatsType, { complexity: costOfWork(10) })
  @Allow('contract:read')
  @Plan('contracts')
  contractStats(@Context() ctx: Ctx) {
    return contractStats(ctx);
  }

  @Mutation(() => ContractPayload, { complexity: costOfWork(40) })
  @Allow('contract:write')
  @Plan('contracts')
  generateContract(@Arg('input', () => GenerateContractInput) input: GenerateContractInput, @Context() ctx: Ctx) {
    return generateContract(ctx, input);
  }

  @Mutation(() => ContractPayload, { complexity: costOfWork(20) })
  @Allow('contract:write')
  @Plan('contracts')
  saveContractVersion(
    @Arg('input', () => SaveContractVersionInput) input: SaveContractVersionInput,
    @Context() ctx: Ctx,
  ) {
    return saveContractVersion(ctx, input);
  }

  @Mutation(() => ContractPayload)
  @Allow('contract:write')
  @Plan('contracts')
  updateContract(@Arg('input', () => UpdateContractInput) input: UpdateContractInput, @Context() ctx: Ctx) {
    return updateContract(ctx, input);
  }

  @Mutation(() => ContractPayload)
  @Allow('contract:write')
  @Plan('contracts')
  restoreContractVersion(
    @Arg('input', () => RestoreContractVersionInput) input: RestoreContractVersionInput,
    @Context() ctx: Ctx,
  ) {
    return restoreContractVersion(ctx, input);
  }

  @Mutation(() => ContractPayload)
  @Allow('contract:write')
  @Plan('contracts')
  duplicateContract(@Arg('input', () => ContractIdInput) { id }: ContractIdInput, @Context() ctx: Ctx) {
    return duplicateContract(ctx, id);
  }

  @Mutation(() => ContractPayload)
  @Allow('contract:write')
  archiveContract(@Arg('input', () => ContractIdInput) { id }: ContractIdInput, @Context() ctx: Ctx) {
    return archiveContract(ctx, id);
  }

  @Mutation(() => ContractPayload)
  @Allow('contract:write')
  unarchiveContract(@Arg('input', () => ContractIdInput) { id }: ContractIdInput, @Context() ctx: Ctx) {
    return unarchiveContract(ctx, id);
  }

  @Mutation(() => DeleteContractPayload)
  @Allow('contract:write')
  deleteContract(@Arg('input', () => ContractIdInput) { id }: ContractIdInput, @Context() ctx: Ctx) {
    return deleteContract(ctx, id);
  }

  @Mutation(() => ContractPayload, { complexity: costOfWork(100) })
  @Allow('contract:send')
  @Plan('contracts')
  sendContract(@Arg('input', () => SendContractInput) input: SendContractInput, @Context() ctx: Ctx) {
    return sendContract(ctx, input);
  }

  @Mutation(() => ContractDraftPayload)
  @Allow('contract:write')
  @Plan('contracts')
  saveContractDraft(@Arg('input', () => ContractFormInput) input: ContractFormInput, @Context() ctx: Ctx) {
    return saveContractDraft(ctx, input);
  }

  @Mutation(() => ContractDraftPayload)
  @Allow('contract:write')
  @Plan('contracts')
  discardContractDraft(
    @Arg('input', () => DiscardContractDraftInput) { templateId }: DiscardContractDraftInput,
    @Context() ctx: Ctx,
  ) {
    return discardContractDraft(ctx, templateId);
  }

  @Mutation(() => DraftContractClausePayload, { complexity: costOfWork(300) })
  @Allow('contract:write')
  @Plan('contracts')
  draftContractClause(
    @Arg('input', () => DraftContractClauseInput) input: DraftContractClauseInput,
    @Context() ctx: Ctx,
  ) {
    return draftContractClause(ctx, input);
  }
}
