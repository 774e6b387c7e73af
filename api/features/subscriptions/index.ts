export { findOwnInvoice } from './payments/own-invoice.service.ts';
export { showMeter } from './subscriptions.service.ts';

export { takeRoomForCase } from './usage.service.ts';
