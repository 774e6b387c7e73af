import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { UpdateSettingsInput, UpdateSettingsPayload, UserSettingsType } from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readSettings, updateSettings } from './settings.service.ts';

@Resolver()
export class SettingsResolver {
  @Query(() => UserSettingsType)
  @Allow('settings:read')
  settings(@Context() ctx: Ctx) {
    return readSettings(ctx);
  }

  @Mutation(() => UpdateSettingsPayload)
  @Allow('settings:write')
  updateSettings(@Arg('input', () => UpdateSettingsInput) input: UpdateSettingsInput, @Context() ctx: Ctx) {
    return updateSettings(ctx, input);
  }
}
