import type { PlanCode } from '#schema/generated/contract.ts';
import type { Ctx } from '../context.ts';

/** What a plan counts. */
export type Meter = 'chat_messages' | 'documents_analyzed' | 'quantum_analyses';

export interface MeterReading {
  used: number;
  /** -1 = without limit. */
  limit: number;
  resetsAt: Date;
}

/** Declared here because the gates need it; the feature `subscriptions` fills it, `main.ts` joins them. */
export interface UsagePort {
  planOf(ctx: Ctx, userId: string): Promise<PlanCode>;
  /** Whether the plan in force includes a feature. */
  includes(ctx: Ctx, userId: string, feature: string): Promise<{ included: boolean; requiredPlan: PlanCode }>;
  /** Takes one unit in one SQL statement, inside the caller's transaction; refuses with `LIMIT_REACHED`. */
  spend(ctx: Ctx, userId: string, meter: Meter): Promise<MeterReading>;
  /** Gives one unit back: what failed costs nothing. */
  refund(ctx: Ctx, userId: string, meter: Meter, spentAt: Date): Promise<void>;
  read(ctx: Ctx, userId: string, meter: Meter): Promise<MeterReading>;
}
