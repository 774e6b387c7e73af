import { Arg, Args, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  DeleteOperationInput,
  DeleteOperationPayload,
  QueryRegisteredOperationsArgs,
  RegisteredOperationConnection,
  RegisteredOperationType,
  RegisterOperationInput,
  RegisterOperationPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { deleteOperation, listOperations, pathOf, registerOperation, type OperationRow } from './operations.service.ts';

@Resolver(() => RegisteredOperationType)
export class OperationsResolver {
  @Query(() => RegisteredOperationConnection)
  @Allow('operation:read')
  registeredOperations(
    @Args(() => QueryRegisteredOperationsArgs) args: QueryRegisteredOperationsArgs,
    @Context() ctx: Ctx,
  ) {
    return listOperations(ctx, args);
  }

  @Mutation(() => RegisterOperationPayload)
  @Allow('operation:write')
  registerOperation(@Arg('input', () => RegisterOperationInput) input: RegisterOperationInput, @Context() ctx: Ctx) {
    return registerOperation(ctx, input);
  }

  @Mutation(() => DeleteOperationPayload)
  @Allow('operation:write')
  deleteOperation(@Arg('input', () => DeleteOperationInput) input: DeleteOperationInput, @Context() ctx: Ctx) {
    return deleteOperation(ctx, input.operationId);
  }

  @FieldResolver()
  path(@Root() operation: OperationRow) {
    return pathOf(operation);
  }
}
