export { showMeter } from './subscriptions.service.ts';
export { UsageMeterType } from './subscriptions.types.ts';
export { takeRoomForCase } from './usage.service.ts';
