import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccountSecurityType,
  AddPasskeyInput,
  AuthPayload,
  BeginPasskeyLoginInput,
  BeginTwoFactorPayload,
  CompleteLoginInput,
  ConfirmPasswordPayload,
  ConfirmTwoFactorInput,
  ConfirmTwoFactorPayload,
  DeletePasskeyPayload,
  DisableTwoFactorPayload,
  KeepSessionPayload,
  PasskeyAnswerInput,
  PasskeyPayload,
  PasskeyRequestPayload,
  RegenerateRecoveryCodesPayload,
  RenamePasskeyInput,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResetPasswordInput,
  ResetPasswordPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, AsSystem, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { hasPassword } from './accounts.service.ts';
import { keepSession } from './idle.service.ts';
import { passkeysProblem } from './passkey-proof.service.ts';
import {
  addPasskey,
  beginPasskeyConfirmation,
  beginPasskeyLogin,
  beginPasskeyRegistration,
  confirmWithPasskey,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
  renamePasskey,
} from './passkeys.service.ts';
import { requestPasswordReset, resetPassword } from './password-reset.service.ts';
import { completeLogin } from './second-step.service.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  regenerateRecoveryCodes,
  twoFactorOf,
} from './two-factor.service.ts';

@Resolver(() => AccountSecurityType)
export class SecurityResolver {
  @Query(() => AccountSecurityType)
  @Allow('account:secure')
  accountSecurity() {
    return {};
  }

  @FieldResolver()
  twoFactor(@Context() ctx: Ctx) {
    return twoFactorOf(ctx);
  }

  @FieldResolver()
  passkeys(@Context() ctx: Ctx) {
    return listPasskeys(ctx);
  }

  @FieldResolver()
  passkeysProblem(@Context() ctx: Ctx) {
    return passkeysProblem(ctx);
  }

  @FieldResolver()
  hasPassword(@Context() ctx: Ctx) {
    return hasPassword(ctx);
  }

  @Mutation(() => RequestPasswordResetPayload)
  @Public()
  @AsSystem()
  requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) input: RequestPasswordResetInput,
    @Context() ctx: Ctx,
  ) {
    return requestPasswordReset(ctx, input);
  }

  @Mutation(() => ResetPasswordPayload)
  @Public()
  @AsSystem()
  resetPassword(@Arg('input', () => ResetPasswordInput) input: ResetPasswordInput, @Context() ctx: Ctx) {
    return resetPassword(ctx, input);
  }

  @Mutation(() => AuthPayload)
  @Public()
  @AsSystem()
  completeLogin(@Arg('input', () => CompleteLoginInput) input: CompleteLoginInput, @Context() ctx: Ctx) {
    return completeLogin(ctx, input);
  }

  @Mutation(() => BeginTwoFactorPayload)
  @Allow('account:secure')
  beginTwoFactor(@Context() ctx: Ctx) {
    return beginTwoFactor(ctx);
  }

  @Mutation(() => ConfirmTwoFactorPayload)
  @Allow('account:secure')
  confirmTwoFactor(@Arg('input', () => ConfirmTwoFactorInput) input: ConfirmTwoFactorInput, @Context() ctx: Ctx) {
    return confirmTwoFactor(ctx, input);
  }

  @Mutation(() => DisableTwoFactorPayload)
  @Allow('account:secure')
  disableTwoFactor(@Context() ctx: Ctx) {
    return disableTwoFactor(ctx);
  }

  @Mutation(() => RegenerateRecoveryCodesPayload)
  @Allow('account:secure')
  regenerateRecoveryCodes(@Context() ctx: Ctx) {
    return regenerateRecoveryCodes(ctx);
  }

  @Mutation(() => PasskeyRequestPayload)
  @Allow('account:secure')
  beginPasskeyRegistration(@Context() ctx: Ctx) {
    return beginPasskeyRegistration(ctx);
  }

  @Mutation(() => PasskeyPayload)
  @Allow('account:secure')
  addPasskey(@Arg('input', () => AddPasskeyInput) input: AddPasskeyInput, @Context() ctx: Ctx) {
    return addPasskey(ctx, input);
  }

  @Mutation(() => PasskeyPayload)
  @Allow('account:secure')
  renamePasskey(@Arg('input', () => RenamePasskeyInput) input: RenamePasskeyInput, @Context() ctx: Ctx) {
    return renamePasskey(ctx, input);
  }

  @Mutation(() => DeletePasskeyPayload)
  @Allow('account:secure')
  deletePasskey(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return deletePasskey(ctx, id);
  }

  @Mutation(() => PasskeyRequestPayload)
  @Public()
  @AsSystem()
  beginPasskeyLogin(@Arg('input', () => BeginPasskeyLoginInput) input: BeginPasskeyLoginInput, @Context() ctx: Ctx) {
    return beginPasskeyLogin(ctx, input);
  }

  @Mutation(() => AuthPayload)
  @Public()
  @AsSystem()
  loginWithPasskey(@Arg('input', () => PasskeyAnswerInput) input: PasskeyAnswerInput, @Context() ctx: Ctx) {
    return loginWithPasskey(ctx, input);
  }

  @Mutation(() => PasskeyRequestPayload)
  @Allow('account:secure')
  beginPasskeyConfirmation(@Context() ctx: Ctx) {
    return beginPasskeyConfirmation(ctx);
  }

  @Mutation(() => ConfirmPasswordPayload)
  @Allow('account:secure')
  confirmWithPasskey(@Arg('input', () => PasskeyAnswerInput) input: PasskeyAnswerInput, @Context() ctx: Ctx) {
    return confirmWithPasskey(ctx, input);
  }

  @Mutation(() => KeepSessionPayload)
  @Allow('session:end')
  keepSession(@Context() ctx: Ctx) {
    return keepSession(ctx);
  }
}
