/** Every permission that a root field, a kind of node or a stored file may require. */
export const PERMISSIONS = [
  'account:read',
  'billing:read',
  'billing:write',
  'calendar:connect',
  'calendar:read',
  'calendar:share',
  'calendar:write',
  'case-chat:read',
  'case-chat:write',
  'case:invite',
  'case:join',
  'case:read',
  'case:write',
  'chat:ask',
  'chat:read',
  'chat:write',
  'citation:check',
  'citation:read',
  'citation:write',
  'deadline:compute',
  'deadline:read',
  'deadline:write',
  'health:read',
  'hours:read',
  'hours:write',
  'search:read',
  'search:save',
  'session:end',
  'session:read',
  'subscription:read',
  'subscription:write',
  'toast:read',
  'upload:write',
  'usage:read',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** The permissions of a caller. Policies decide about single objects. */
export type Abilities = ReadonlySet<Permission>;

/**
 * The permissions of a user session, the same in every plan. Plans limit features (`@Plan`) and usage (meters), with
 * error codes of their own.
 */
export const ALL_ABILITIES: Abilities = new Set(PERMISSIONS);
