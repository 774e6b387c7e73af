import { Field, Float, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';
import { PLANS } from './plans.rules.ts';

export const PlanCodeEnum = enumOf('PlanCode', Object.keys(PLANS) as C.PlanCode[]);
export const PlanSubscriptionStatusEnum = enumOf<C.PlanSubscriptionStatus>('PlanSubscriptionStatus', [
  'ACTIVE',
  'TRIALING',
  'PAST_DUE',
  'CANCELED',
  'INCOMPLETE',
]);

@ObjectType('PlanSubscription')
export class PlanSubscriptionType implements C.PlanSubscription {
  @Field(() => PlanCodeEnum) plan!: C.PlanCode;
  @Field(() => PlanSubscriptionStatusEnum) status!: C.PlanSubscriptionStatus;
  @Field(() => Int) trialDaysLeft!: number;
  @Field(() => Date) currentPeriodEnd!: Date;
}

@ObjectType('UsageMeter')
export class UsageMeterType implements C.UsageMeter {
  @Field(() => Int) used!: number;
  @Field(() => Int) limit!: number;
  @Field(() => Float) percentage!: number;
  @Field(() => Date) resetsAt!: Date;
}

@ObjectType('Usage')
export class UsageType implements C.Usage {
  @Field(() => UsageMeterType) chatMessages!: UsageMeterType;
  @Field(() => UsageMeterType) documentsAnalyzed!: UsageMeterType;
  @Field(() => UsageMeterType) quantumAnalyses!: UsageMeterType;
}

@ObjectType('UserUsage')
export class UserUsageType implements C.UserUsage {
  @Field(() => Int) chat!: number;
  @Field(() => Int) documents!: number;
  @Field(() => Int) cases!: number;
}

@ObjectType('UserLimits')
export class UserLimitsType implements C.UserLimits {
  @Field(() => Int) chatMessages!: number;
  @Field(() => Int) documentAnalysis!: number;
  @Field(() => Int) cases!: number;
}
