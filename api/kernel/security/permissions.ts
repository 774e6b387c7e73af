/** Every act that a root field, a kind of node or a kept file may ask for. A name that is not here does not compile. */
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
  'toast:read',
  'upload:write',
  'usage:read',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** What a caller may do. Which objects of that kind they may do it with is judged by policies. */
export type Abilities = ReadonlySet<Permission>;

/**
 * The abilities of a person in a session, under every plan: a plan withholds features (`@Plan`) and counts (meters), and
 * both say so with their own code.
 */
export const ALL_ABILITIES: Abilities = new Set(PERMISSIONS);
