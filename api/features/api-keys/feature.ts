import type { Feature } from '#api/kernel/feature.ts';
import { oneByOne } from '#api/kernel/graphql/one-by-one.ts';
import { keyById, REVOKED_DAYS } from './api-keys.service.ts';
import { ApiKeysResolver } from './api-keys.resolver.ts';

export { createApiKeyAuthority } from './api-key-authority.service.ts';

export const apiKeysFeature: Feature = {
  name: 'api-keys',
  resolvers: [ApiKeysResolver],
  retention: [{ table: 'api_key', days: REVOKED_DAYS, isOver: 'r.revoked_at < ?', every: 'NIGHT' }],
  nodes: { key: { typeName: 'ApiKey', permission: 'api-key:read', load: oneByOne(keyById) } },
};
