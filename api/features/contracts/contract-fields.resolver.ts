import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { ContractTemplateType, ContractType, ContractVersionType } from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { caseById } from '#api/features/cases/index.ts';
import {
  clausesOf,
  givenOf,
  latestOf,
  mailsOf,
  textsOf,
  versionsOf,
  type ContractRow,
  type VersionRow,
} from './keeping/contract-rows.service.ts';
import type { TemplateView } from './templates/template-view.rules.ts';
import { usageOf } from './templates/templates.service.ts';

@Resolver(() => ContractType)
class ContractFieldsResolver {
  @FieldResolver()
  case(@Root() { legalCase }: ContractRow, @Context() ctx: Ctx) {
    return caseById(ctx, legalCase?.id ?? null);
  }

  @FieldResolver({ complexity: costOfList(5) })
  async values(@Root() { id }: ContractRow, @Context() ctx: Ctx) {
    return (await givenOf(ctx, id)).values;
  }

  @FieldResolver()
  latest(@Root() { id }: ContractRow, @Context() ctx: Ctx) {
    return latestOf(ctx, id);
  }

  @FieldResolver({ complexity: costOfList(5) })
  versions(@Root() { id }: ContractRow, @Context() ctx: Ctx) {
    return versionsOf(ctx, id);
  }

  @FieldResolver({ complexity: costOfList(2) })
  mails(@Root() { id }: ContractRow, @Context() ctx: Ctx) {
    return mailsOf(ctx, id);
  }
}

@Resolver(() => ContractVersionType)
class ContractVersionFieldsResolver {
  @FieldResolver()
  async body(@Root() { id }: VersionRow, @Context() ctx: Ctx) {
    return (await textsOf(ctx, id)).body;
  }

  @FieldResolver()
  async text(@Root() { id }: VersionRow, @Context() ctx: Ctx) {
    return (await textsOf(ctx, id)).text;
  }

  @FieldResolver({ complexity: costOfList(3) })
  clauses(@Root() { id }: VersionRow, @Context() ctx: Ctx) {
    return clausesOf(ctx, id);
  }

  @FieldResolver({ complexity: costOfList(2) })
  async checks(@Root() { contract }: VersionRow, @Context() ctx: Ctx) {
    return (await givenOf(ctx, contract.id)).checks;
  }
}

@Resolver(() => ContractTemplateType)
class ContractTemplateFieldsResolver {
  @FieldResolver()
  usageCount(@Root() { id }: TemplateView, @Context() ctx: Ctx) {
    return usageOf(ctx, id);
  }
}

export const CONTRACT_FIELD_RESOLVERS = [
  ContractFieldsResolver,
  ContractVersionFieldsResolver,
  ContractTemplateFieldsResolver,
];
