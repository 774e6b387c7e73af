export { findOwnInvoice } from './payments/own-invoice.service.ts';
export { beginDemoPlan, turnDemoIntoTrial } from './demo-plan.service.ts';
export { runningOf } from './payments/running.service.ts';
export { TRIAL_DAYS } from './plans.rules.ts';
export { showMeter, usageOf } from './subscriptions.service.ts';

export { storageLimitOf, takeRoomForCase } from './usage.service.ts';
