import type { AnyJob } from '#api/kernel/jobs/jobs.ts';
import { mailMeter } from './notices/meter-notices.jobs.ts';
import { mailQuote } from './quotes/quotes.jobs.ts';
import { mailSeat } from './seats/seats.jobs.ts';

/** Mails of seats, quotes and meters. */
export const SUBSCRIPTION_MAILS: AnyJob[] = [mailSeat, mailQuote, mailMeter] as unknown as AnyJob[];
