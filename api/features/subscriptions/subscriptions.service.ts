import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx, Meter, MeterReading } from '#api/kernel/context.ts';
import { mxn } from '#api/kernel/money.ts';
import { isPremium, percentageOf, PLAN_ORDER, PLANS } from './plans.rules.ts';
import { accountPlan } from './usage.service.ts';

/** A meter as it is shown. */
export const showMeter = (reading: MeterReading) => ({
  ...reading,
  percentage: percentageOf(reading.used, reading.limit),
});

/** The catalogue with what is enforced, cheapest first. */
export const listOffers = () =>
  PLAN_ORDER.map((code) => {
    const terms = PLANS[code];
    return {
      ...terms,
      code,
      monthlyPrice: mxn(terms.price),
      chatMessages: terms.chat_messages,
      documentAnalyses: terms.documents_analyzed,
      quantumAnalyses: terms.quantum_analyses,
    };
  });

/** The meters of an account. */
export async function usageOf(ctx: Ctx, userId: string) {
  const meter = async (name: Meter) => showMeter(await ctx.usage.read(ctx, userId, name));
  return {
    chatMessages: await meter('chat_messages'),
    documentsAnalyzed: await meter('documents_analyzed'),
    quantumAnalyses: await meter('quantum_analyses'),
  };
}

export const readUsage = (ctx: Ctx) => usageOf(ctx, signedIn(ctx).userId);

export async function planOfUser(ctx: Ctx, userId: string) {
  const account = await accountPlan(ctx, userId);
  const terms = PLANS[account.plan];
  return {
    plan: account.plan,
    isPremium: isPremium(account.plan),
    subscription: {
      plan: account.plan,
      status: account.status,
      trialDaysLeft: account.trialDaysLeft,
      currentPeriodEnd: account.periodEnd,
    },
    usage: {
      chat: account.used.chat_messages,
      documents: account.used.documents_analyzed,
      cases: account.openCases,
    },
    limits: { chatMessages: terms.chat_messages, documentAnalysis: terms.documents_analyzed, cases: terms.cases },
  };
}
