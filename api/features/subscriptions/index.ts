export { showMeter } from './subscriptions.service.ts';
export { UsageMeterType } from './subscriptions.types.ts';
