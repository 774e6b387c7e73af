import { Arg, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ApiKey } from '#db/entities/api-key.entity.ts';
import {
  ApiKeyIdInput,
  ApiKeyPayload,
  ApiKeyScopeType,
  ApiKeyType,
  CreateApiKeyInput,
  ResetSandboxPayload,
  UpdateApiKeyInput,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, AsSystem } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import {
  createApiKey,
  isActive,
  isExpired,
  listKeys,
  listScopes,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
  usedThisHour,
} from './api-keys.service.ts';
import { resetSandbox } from './sandbox.service.ts';

@Resolver(() => ApiKeyType)
export class ApiKeysResolver {
  @Query(() => [ApiKeyType])
  @Allow('api-key:read')
  apiKeys(@Context() ctx: Ctx) {
    return listKeys(ctx);
  }

  @Query(() => [ApiKeyScopeType])
  @Allow('api-key:read')
  apiKeyScopes() {
    return listScopes();
  }

  @Mutation(() => ApiKeyPayload)
  @Allow('api-key:write')
  createApiKey(@Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput, @Context() ctx: Ctx) {
    return createApiKey(ctx, input);
  }

  @Mutation(() => ApiKeyPayload)
  @Allow('api-key:write')
  updateApiKey(@Arg('input', () => UpdateApiKeyInput) input: UpdateApiKeyInput, @Context() ctx: Ctx) {
    return updateApiKey(ctx, input);
  }

  @Mutation(() => ApiKeyPayload)
  @Allow('api-key:write')
  rotateApiKey(@Arg('input', () => ApiKeyIdInput) input: ApiKeyIdInput, @Context() ctx: Ctx) {
    return rotateApiKey(ctx, input);
  }

  @Mutation(() => ApiKeyPayload)
  @Allow('api-key:write')
  revokeApiKey(@Arg('input', () => ApiKeyIdInput) input: ApiKeyIdInput, @Context() ctx: Ctx) {
    return revokeApiKey(ctx, input);
  }

  @Mutation(() => ResetSandboxPayload)
  @Allow('case:write')
  @AsSystem()
  resetSandbox(@Context() ctx: Ctx) {
    return resetSandbox(ctx);
  }

  @FieldResolver()
  usedThisHour(@Root() key: ApiKey, @Context() ctx: Ctx) {
    return usedThisHour(ctx, key);
  }

  @FieldResolver()
  isExpired(@Root() key: ApiKey, @Context() ctx: Ctx) {
    return isExpired(ctx, key);
  }

  @FieldResolver()
  isActive(@Root() key: ApiKey, @Context() ctx: Ctx) {
    return isActive(ctx, key);
  }
}
