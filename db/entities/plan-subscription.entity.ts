import { defineEntity, p } from '@mikro-orm/core';
import type { PlanCode, PlanSubscriptionStatus } from '#schema/generated/contract.ts';
import { User } from './user.entity.ts';

/** The plan of an account. An expired trial is read as the free plan, so no job is needed when it expires. */
const PlanSubscriptionSchema = defineEntity({
  name: 'PlanSubscription',
  tableName: 'plan_subscription',
  properties: {
    id: p.text().primary(),
    user: () => p.oneToOne(User).ref().unique().deleteRule('cascade'),
    plan: p.text().$type<PlanCode>(),
    status: p.text().$type<PlanSubscriptionStatus>(),
    trialEndsAt: p.datetime().nullable(),
    /** Its day of the month is when the meters restart. */
    periodAnchorAt: p.datetime(),
    /** The plan is FREE from here on: a cancelled period, or the grace of a late payment. Null: it goes on. */
    endsAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class PlanSubscription extends PlanSubscriptionSchema.class {}
PlanSubscriptionSchema.setClass(PlanSubscription);

/** The usage of a meter by an account in a period. */
const UsageCounterSchema = defineEntity({
  name: 'UsageCounter',
  tableName: 'usage_counter',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    meter: p.text().primary(),
    periodStart: p.datetime().primary(),
    used: p.integer().default(0),
    /** The share of the limit of which its account was told: 0, 80 or 95. */
    toldPercent: p.integer().default(0),
  },
});

export class UsageCounter extends UsageCounterSchema.class {}
UsageCounterSchema.setClass(UsageCounter);
