import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';

/** What the feature `subscriptions` resolves on a user. */
type OfThePlan = 'plan' | 'subscription' | 'usage' | 'limits' | 'isPremium';

@ObjectType('User', { implements: Node })
export class UserType extends Node implements Omit<C.User, OfThePlan> {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) profession!: string | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => [String]) features!: string[];
}

@ObjectType('Session', { implements: Node })
export class SessionType extends Node implements C.Session {
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) lastSeenAt!: Date;
  @Field(() => String, { nullable: true }) userAgent!: string | null;
  @Field(() => Boolean) isCurrent!: boolean;
}

@InputType('RegisterInput')
export class RegisterInput implements C.RegisterInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;
  @Field(() => String, { nullable: true }) profession?: string | null;
}

@InputType('LoginInput')
export class LoginInput implements C.LoginInput {
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;
}

@ObjectType('AuthPayload')
export class AuthPayload extends Payload implements Omit<C.AuthPayload, 'user'> {
  @Field(() => String, { nullable: true }) token!: string | null;
  @Field(() => Date, { nullable: true }) expiresAt!: Date | null;
  @Field(() => UserType, { nullable: true }) user!: UserType | null;
}

@ObjectType('LogoutPayload')
export class LogoutPayload extends Payload implements C.LogoutPayload {
  @Field(() => Boolean) ended!: boolean;
}

@ObjectType('EndSessionPayload')
export class EndSessionPayload extends Payload implements C.EndSessionPayload {
  @Field(() => ID, { nullable: true }) endedSessionId!: string | null;
}

@InputType('ReportClientErrorInput')
export class ReportClientErrorInput implements C.ReportClientErrorInput {
  @Field(() => String) error!: string;
  @Field(() => String, { nullable: true }) stack?: string | null;
  @Field(() => String, { nullable: true }) errorInfo?: string | null;
  @Field(() => String, { nullable: true }) timestamp?: string | null;
  @Field(() => String, { nullable: true }) userAgent?: string | null;
  @Field(() => String, { nullable: true }) url?: string | null;
  @Field(() => String, { nullable: true }) componentTrace?: string | null;
}

@ObjectType('ReportClientErrorPayload')
export class ReportClientErrorPayload extends Payload implements C.ReportClientErrorPayload {
  @Field(() => Boolean) recorded!: boolean;
}

@ObjectType('SessionEndedEvent')
export class SessionEndedEvent implements C.SessionEndedEvent {
  @Field(() => ID) sessionId!: string;
}
