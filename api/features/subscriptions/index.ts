export { showMeter } from './subscriptions.service.ts';

export { takeRoomForCase } from './usage.service.ts';
