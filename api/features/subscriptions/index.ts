export { findOwnInvoice } from './payments/own-invoice.service.ts';
export { runningOf } from './payments/running.service.ts';
export { beginDemoPlan, beginSandboxPlan, turnDemoIntoTrial } from './demo-plan.service.ts';
export { TRIAL_DAYS } from './plans.rules.ts';
export { showMeter, usageOf } from './subscriptions.service.ts';

export { storageLimitOf, takeRoomForCase } from './usage.service.ts';
