import { Session } from '#db/entities/session.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { getMe } from './accounts.service.ts';
import { USERS_JOBS, USERS_RETENTION } from './users.jobs.ts';
import { SecurityResolver } from './security.resolver.ts';
import { UsersResolver } from './users.resolver.ts';
import { usersRest } from './users.rest.ts';

async function loadUsers(ctx: Ctx, ids: string[]) {
  if (ctx.actor.kind !== 'user' || !ids.includes(ctx.actor.userId)) return [];
  return [await getMe(ctx)];
}

async function loadSessions(ctx: Ctx, ids: string[]) {
  if (ctx.actor.kind !== 'user') return [];
  const { sessionId, userId } = ctx.actor;
  const rows = await ctx.em.find(Session, { id: { $in: ids }, user: userId, endedAt: null });
  return rows.map((row) => Object.assign(row, { isCurrent: row.id === sessionId, address: row.ip }));
}

export { createKeyring } from './keyring.service.ts';
export { createSessionAuthority } from './session-authority.service.ts';

export const usersFeature: Feature = {
  name: 'users',
  resolvers: [UsersResolver, SecurityResolver],
  rest: usersRest,
  jobs: USERS_JOBS,
  retention: USERS_RETENTION,
  nodes: {
    usr: { typeName: 'User', permission: 'account:read', load: loadUsers },
    ses: { typeName: 'Session', permission: 'session:read', load: loadSessions },
  },
};
