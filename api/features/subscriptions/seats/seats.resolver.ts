import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import {
  AcceptSeatPayload,
  InviteSeatInput,
  InviteSeatPayload,
  RemoveSeatPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { acceptSeat, inviteSeat, removeSeat } from './seats.service.ts';

@Resolver()
export class SeatsResolver {
  @Mutation(() => InviteSeatPayload)
  @Allow('subscription:write')
  inviteSeat(@Arg('input', () => InviteSeatInput) input: InviteSeatInput, @Context() ctx: Ctx) {
    return inviteSeat(ctx, input);
  }

  @Mutation(() => RemoveSeatPayload)
  @Allow('subscription:write')
  removeSeat(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return removeSeat(ctx, id);
  }

  @Mutation(() => AcceptSeatPayload)
  @Allow('subscription:write')
  acceptSeat(@Arg('token', () => String) token: string, @Context() ctx: Ctx) {
    return acceptSeat(ctx, token);
  }
}
