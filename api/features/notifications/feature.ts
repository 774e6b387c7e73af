import type { Feature } from '#api/kernel/feature.ts';
import { NOTIFICATION_RESOLVERS } from './notifications.resolver.ts';
import { notificationsById } from './notifications.service.ts';
import { writeNotice } from './write-notices.service.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  resolvers: [...NOTIFICATION_RESOLVERS],
  retention: [{ table: 'notification', days: 90, isOver: 'r.created_at < ?', every: 'NIGHT' }],
  nodes: { ntf: { typeName: 'Notification', permission: 'notification:read', load: notificationsById } },
  offers: { onNotice: writeNotice },
};
