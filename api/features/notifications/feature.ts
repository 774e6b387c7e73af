import type { Feature } from '#api/kernel/feature.ts';
import { DIGEST_JOBS } from './digest/digest.jobs.ts';
import { UNSUBSCRIBE_ROUTES } from './digest/unsubscribe.rest.ts';
import { NOTIFICATION_RESOLVERS } from './notifications.resolver.ts';
import { notificationsById } from './notifications.service.ts';
import { PUSH_JOBS } from './push/push.jobs.ts';
import { PUSH_RESOLVERS } from './push/push.resolver.ts';
import { writeNotice } from './write-notices.service.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  resolvers: [...NOTIFICATION_RESOLVERS, ...PUSH_RESOLVERS],
  raw: UNSUBSCRIBE_ROUTES,
  jobs: [...DIGEST_JOBS, ...PUSH_JOBS],
  retention: [
    { table: 'notification', days: 90, isOver: 'r.created_at < ?', every: 'NIGHT' },
    { table: 'notification_digest', days: 180, isOver: 'r.created_at < ?', every: 'NIGHT' },
  ],
  nodes: { ntf: { typeName: 'Notification', permission: 'notification:read', load: notificationsById } },
  offers: { onNotice: writeNotice },
};
