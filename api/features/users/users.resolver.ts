import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import {
  AuthPayload,
  ChangePasswordInput,
  ChangePasswordPayload,
  ConfirmPasswordInput,
  ConfirmPasswordPayload,
  EndSessionPayload,
  LoginInput,
  LogoutEverywherePayload,
  LogoutPayload,
  RegisterInput,
  ReportClientErrorInput,
  ReportClientErrorPayload,
  SessionEndedEventType,
  SessionType,
  UserType,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, AsSystem, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { getMe, login, register } from './accounts.service.ts';
import { changePassword, confirmPassword } from './confirmation.service.ts';
import { reportClientError } from './client-errors.service.ts';
import { endSession, listSessions, logout, logoutEverywhere, refreshSession } from './sessions.service.ts';
import { followSessionEnd } from './session-end.stream.ts';
import { emailFor, zoneFor } from './users.policy.ts';

@Resolver(() => UserType)
export class UsersResolver {
  @FieldResolver()
  email(@Root() user: UserType, @Context() ctx: Ctx) {
    return emailFor(ctx.actor, user);
  }

  @FieldResolver()
  timeZone(@Root() user: UserType, @Context() ctx: Ctx) {
    return zoneFor(ctx.actor, user);
  }

  @Query(() => UserType)
  @Allow('account:read')
  me(@Context() ctx: Ctx) {
    return getMe(ctx);
  }

  @Query(() => [SessionType])
  @Allow('session:read')
  sessions(@Context() ctx: Ctx) {
    return listSessions(ctx);
  }

  @Mutation(() => AuthPayload)
  @Public()
  register(@Arg('input', () => RegisterInput) input: RegisterInput, @Context() ctx: Ctx) {
    return register(ctx, input);
  }

  @Mutation(() => ConfirmPasswordPayload)
  @Allow('account:secure')
  confirmPassword(@Arg('input', () => ConfirmPasswordInput) input: ConfirmPasswordInput, @Context() ctx: Ctx) {
    return confirmPassword(ctx, input);
  }

  @Mutation(() => ChangePasswordPayload)
  @Allow('account:secure')
  changePassword(@Arg('input', () => ChangePasswordInput) input: ChangePasswordInput, @Context() ctx: Ctx) {
    return changePassword(ctx, input);
  }

  @Mutation(() => AuthPayload)
  @Public()
  @AsSystem()
  login(@Arg('input', () => LoginInput) input: LoginInput, @Context() ctx: Ctx) {
    return login(ctx, input);
  }

  @Mutation(() => AuthPayload)
  @Public()
  @AsSystem()
  refresh(@Context() ctx: Ctx) {
    return refreshSession(ctx);
  }

  @Mutation(() => LogoutPayload)
  @Public()
  @AsSystem()
  logout(@Context() ctx: Ctx) {
    return logout(ctx);
  }

  @Mutation(() => LogoutEverywherePayload)
  @Allow('session:end')
  logoutEverywhere(@Context() ctx: Ctx) {
    return logoutEverywhere(ctx);
  }

  @Mutation(() => EndSessionPayload)
  @Allow('session:end')
  endSession(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return endSession(ctx, id);
  }

  @Mutation(() => ReportClientErrorPayload)
  @Public()
  reportClientError(@Arg('input', () => ReportClientErrorInput) input: ReportClientErrorInput, @Context() ctx: Ctx) {
    return reportClientError(ctx, input);
  }

  @Subscription(() => SessionEndedEventType, {
    subscribe: ({ context }: { context: Ctx }) => followSessionEnd(context),
  })
  @Allow('session:read')
  sessionEnded(@Root() event: SessionEndedEventType): SessionEndedEventType {
    return event;
  }
}
