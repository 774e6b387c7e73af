import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  ContractQuickTypeType,
  ContractTemplatePayload,
  ContractTemplateType,
  CreateContractTemplateInput,
  DeleteContractTemplateInput,
  UpdateContractTemplateInput,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, Plan } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { createContractTemplate, deleteContractTemplate, updateContractTemplate } from './own-templates.service.ts';
import { listQuickTypes, listTemplates, showOneTemplate } from './templates.service.ts';

@Resolver()
export class ContractTemplatesResolver {
  @Query(() => [ContractTemplateType], { complexity: costOfWork(30) })
  @Allow('contract:read')
  @Plan('contracts')
  contractTemplates(@Context() ctx: Ctx) {
    return listTemplates(ctx);
  }

  @Query(() => ContractTemplateType, { nullable: true })
  @Allow('contract:read')
  @Plan('contracts')
  contractTemplate(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return showOneTemplate(ctx, id);
  }

  @Query(() => [ContractQuickTypeType])
  @Allow('contract:read')
  @Plan('contracts')
  contractQuickTypes() {
    return listQuickTypes();
  }

  @Mutation(() => ContractTemplatePayload, { complexity: costOfWork(100) })
  @Allow('contract:write')
  @Plan('contracts')
  createContractTemplate(
    @Arg('input', () => CreateContractTemplateInput) input: CreateContractTemplateInput,
    @Context() ctx: Ctx,
  ) {
    return createContractTemplate(ctx, input);
  }

  @Mutation(() => ContractTemplatePayload)
  @Allow('contract:write')
  @Plan('contracts')
  updateContractTemplate(
    @Arg('input', () => UpdateContractTemplateInput) input: UpdateContractTemplateInput,
    @Context() ctx: Ctx,
  ) {
    return updateContractTemplate(ctx, input);
  }

  @Mutation(() => ContractTemplatePayload)
  @Allow('contract:write')
  @Plan('contracts')
  deleteContractTemplate(
    @Arg('input', () => DeleteContractTemplateInput) { id }: DeleteContractTemplateInput,
    @Context() ctx: Ctx,
  ) {
    return deleteContractTemplate(ctx, id);
  }
}
