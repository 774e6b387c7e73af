import type { PlanCode } from '#schema/generated/contract.ts';
import type { Ctx } from '../context.ts';

/** What a plan limits by count. */
export type Meter = 'chat_messages' | 'documents_analyzed' | 'quantum_analyses';

export interface MeterReading {
  used: number;
  /** -1 = without limit. */
  limit: number;
  resetsAt: Date;
}

/** Declared here because access checks need it. The feature `subscriptions` implements it; `main.ts` passes it in. */
export interface UsagePort {
  planOf(ctx: Ctx, userId: string): Promise<PlanCode>;
  /** Whether the current plan includes a feature. */
  includes(ctx: Ctx, userId: string, feature: string): Promise<{ included: boolean; requiredPlan: PlanCode }>;
  /** Uses one unit with one SQL statement in the caller's transaction; throws `LIMIT_REACHED`. */
  spend(ctx: Ctx, userId: string, meter: Meter): Promise<MeterReading>;
  /** Returns one unit: failed work costs nothing. */
  refund(ctx: Ctx, userId: string, meter: Meter, spentAt: Date): Promise<void>;
  read(ctx: Ctx, userId: string, meter: Meter): Promise<MeterReading>;
}
