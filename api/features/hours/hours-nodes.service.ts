import { TimeRate } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { oneByOne } from '#api/kernel/graphql/one-by-one.ts';
import { answerEntry } from './entries/entries.service.ts';
import { prebillById } from './billing/prebill-reading.service.ts';
import { taskById } from './entries/hours-lists.service.ts';
import { showRate } from './pricing/hours-settings.service.ts';

/** Objects of hours by id that the caller may see. */
export const hoursNodes: NonNullable<Feature['nodes']> = {
  tme: { typeName: 'TimeEntry', permission: 'hours:read', load: oneByOne(answerEntry) },
  tsk: { typeName: 'WorkTask', permission: 'hours:read', load: oneByOne(taskById) },
  pfa: { typeName: 'Prebill', permission: 'billing:read', load: oneByOne(prebillById) },
  rte: {
    typeName: 'TimeRate',
    permission: 'billing:read',
    load: async (ctx, ids) =>
      Promise.all(
        (await ctx.em.find(TimeRate, { id: { $in: ids }, account: signedIn(ctx).userId })).map((rate) =>
          showRate(ctx, rate),
        ),
      ),
  },
};
