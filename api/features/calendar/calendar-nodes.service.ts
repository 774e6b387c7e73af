import { CalendarFeed, GoogleConflict } from '#db/entities/calendar.entity.ts';
import { TimeRate } from '#db/entities/hours.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { showConflict } from './google/google-conflicts.service.ts';
import { answerEntry } from '../hours/entries/entries.service.ts';
import { eventById, prebillById, taskById } from '../hours/entries/hours-lists.service.ts';
import { showRate } from '../hours/pricing/hours-settings.service.ts';
import { showFeed } from './ics/feeds.service.ts';

/** One by one, through the same doors as everywhere; the loaders put them together. */
const each =
  <T extends { id: string }>(find: (ctx: Ctx, id: string) => Promise<T | null>) =>
  async (ctx: Ctx, ids: string[]): Promise<(T | null)[]> =>
    ctx.actor.kind === 'user' ? Promise.all(ids.map((id) => find(ctx, id))) : [];

const own = (ctx: Ctx): string => (ctx.actor.kind === 'user' ? ctx.actor.userId : '');

/** Objects of the calendar by their id, as far as the caller may see them. */
export const calendarNodes: NonNullable<Feature['nodes']> = {
  evt: { typeName: 'CalendarEvent', permission: 'calendar:read', load: each(eventById) },
  tme: { typeName: 'TimeEntry', permission: 'hours:read', load: each(answerEntry) },
  tsk: { typeName: 'WorkTask', permission: 'hours:read', load: each(taskById) },
  pfa: { typeName: 'Prebill', permission: 'billing:read', load: each(prebillById) },
  cfd: {
    typeName: 'CalendarFeed',
    permission: 'calendar:read',
    load: async (ctx, ids) =>
      (await ctx.em.find(CalendarFeed, { id: { $in: ids }, owner: own(ctx), revokedAt: null })).map(showFeed),
  },
  gcf: {
    typeName: 'GoogleConflict',
    permission: 'calendar:read',
    load: async (ctx, ids) =>
      (await ctx.em.find(GoogleConflict, { id: { $in: ids }, user: own(ctx) })).map(showConflict),
  },
  rte: {
    typeName: 'TimeRate',
    permission: 'billing:read',
    load: async (ctx, ids) =>
      Promise.all(
        (await ctx.em.find(TimeRate, { id: { $in: ids }, account: own(ctx) })).map((rate) => showRate(ctx, rate)),
      ),
  },
};
