import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import {
  BeginGooglePayload,
  BeginGoogleProofInput,
  ConfirmWithGooglePayload,
  GoogleAccessPayload,
  GoogleAccessType,
  GoogleCodeInput,
  GoogleConfigType,
  GoogleLoginInput,
  GoogleLoginPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, AsSystem, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { beginProof, confirmWithGoogle, linkGoogle, readAccess, unlinkGoogle } from './google-access.service.ts';
import { beginSignIn, googleCodeLogin, googleLogin, readGoogleConfig } from './google-login.service.ts';

@Resolver()
export class GoogleLoginResolver {
  @Query(() => GoogleConfigType)
  @Public()
  googleConfig(@Context() ctx: Ctx) {
    return readGoogleConfig(ctx);
  }

  @Query(() => GoogleAccessType)
  @Allow('account:secure')
  googleAccess(@Context() ctx: Ctx) {
    return readAccess(ctx);
  }

  @Mutation(() => BeginGooglePayload)
  @Public()
  @AsSystem()
  beginGoogleSignIn(@Context() ctx: Ctx) {
    return beginSignIn(ctx);
  }

  @Mutation(() => BeginGooglePayload)
  @Allow('account:secure')
  beginGoogleProof(@Arg('input', () => BeginGoogleProofInput) input: BeginGoogleProofInput, @Context() ctx: Ctx) {
    return beginProof(ctx, input);
  }

  @Mutation(() => GoogleLoginPayload)
  @Public()
  @AsSystem()
  googleLogin(@Arg('input', () => GoogleLoginInput) input: GoogleLoginInput, @Context() ctx: Ctx) {
    return googleLogin(ctx, input);
  }

  @Mutation(() => GoogleLoginPayload)
  @Public()
  @AsSystem()
  googleCodeLogin(@Arg('input', () => GoogleCodeInput) input: GoogleCodeInput, @Context() ctx: Ctx) {
    return googleCodeLogin(ctx, input);
  }

  @Mutation(() => GoogleAccessPayload)
  @Allow('account:secure')
  linkGoogle(@Arg('input', () => GoogleCodeInput) input: GoogleCodeInput, @Context() ctx: Ctx) {
    return linkGoogle(ctx, input);
  }

  @Mutation(() => GoogleAccessPayload)
  @Allow('account:secure')
  unlinkGoogle(@Context() ctx: Ctx) {
    return unlinkGoogle(ctx);
  }

  @Mutation(() => ConfirmWithGooglePayload)
  @Allow('account:secure')
  confirmWithGoogle(@Arg('input', () => GoogleCodeInput) input: GoogleCodeInput, @Context() ctx: Ctx) {
    return confirmWithGoogle(ctx, input);
  }
}
