import { CalendarFeed, GoogleConflict } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { oneByOne } from '#api/kernel/graphql/one-by-one.ts';
import { eventById } from './events/event-fields.service.ts';
import { showConflict } from './google/google-conflicts.service.ts';
import { showFeed } from './ics/feeds.service.ts';

/** Objects of the calendar by id; null: the caller may not see them. */
export const calendarNodes: NonNullable<Feature['nodes']> = {
  evt: { typeName: 'CalendarEvent', permission: 'calendar:read', load: oneByOne(eventById) },
  cfd: {
    typeName: 'CalendarFeed',
    permission: 'calendar:read',
    load: async (ctx, ids) =>
      (await ctx.em.find(CalendarFeed, { id: { $in: ids }, owner: signedIn(ctx).userId, revokedAt: null })).map(
        showFeed,
      ),
  },
  gcf: {
    typeName: 'GoogleConflict',
    permission: 'calendar:read',
    load: async (ctx, ids) =>
      (await ctx.em.find(GoogleConflict, { id: { $in: ids }, user: signedIn(ctx).userId })).map(showConflict),
  },
};
