import { dayOf } from '../format/format.ts';

/** Today, for the account: `2026-11-23`. */
export const today = (): string => dayOf(new Date());
