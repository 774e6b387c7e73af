import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import {
  AddPushDeviceInput,
  PushDevicePayload,
  PushSetupType,
  RemovePushDeviceInput,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Allow } from '#api/kernel/security/access.ts';
import { addPushDevice, readPushSetup, removePushDevice } from './push.service.ts';

@Resolver()
class PushResolver {
  @Query(() => PushSetupType)
  @Allow('notification:read')
  pushSetup(@Context() ctx: Ctx) {
    return readPushSetup(ctx);
  }

  @Mutation(() => PushDevicePayload)
  @Allow('notification:write')
  addPushDevice(@Arg('input', () => AddPushDeviceInput) input: AddPushDeviceInput, @Context() ctx: Ctx) {
    return addPushDevice(ctx, input);
  }

  @Mutation(() => PushDevicePayload)
  @Allow('notification:write')
  removePushDevice(@Arg('input', () => RemovePushDeviceInput) input: RemovePushDeviceInput, @Context() ctx: Ctx) {
    return removePushDevice(ctx, input);
  }
}

export const PUSH_RESOLVERS = [PushResolver] as const;
