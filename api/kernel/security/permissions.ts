/** Every permission that a root field, a kind of node or a stored file may require. */
export const PERMISSIONS = [
  'account:read',
  'account:secure',
  'analytics:read',
  'api-key:read',
  'api-key:write',
  'audit:read',
  'billing:read',
  'billing:write',
  'calculation:compute',
  'calculation:read',
  'calculation:write',
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
  'contract:read',
  'contract:send',
  'contract:write',
  'deadline:compute',
  'deadline:read',
  'deadline:write',
  'document:read',
  'document:write',
  'estimate:read',
  'estimate:write',
  'health:read',
  'hours:read',
  'hours:write',
  'integration:read',
  'integration:write',
  'notification:read',
  'notification:write',
  'operation:read',
  'operation:write',
  'privacy:read',
  'privacy:write',
  'search:read',
  'search:save',
  'session:end',
  'session:read',
  'settings:read',
  'settings:write',
  'subscription:read',
  'subscription:write',
  'toast:read',
  'upload:write',
  'usage:read',
  'webhook:read',
  'webhook:write',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** The permissions of a caller. Policies decide about single objects. */
export type Abilities = ReadonlySet<Permission>;

/**
 * The permissions of a user session, the same in every plan. Plans limit features (`@Plan`) and usage (meters), with
 * error codes of their own.
 */
export const ALL_ABILITIES: Abilities = new Set(PERMISSIONS);

/**
 * What a trial or a demo may do: the work itself. Nothing that reaches other people (invitations, mails to clients,
 * calendars of others), that is of an account (its sessions) or that costs somebody money. A new permission is not among
 * them until it is written here.
 */
export const ANONYMOUS_ABILITIES: Abilities = new Set<Permission>([
  'account:read',
  'billing:read',
  'calculation:compute',
  'calculation:read',
  'calculation:write',
  'calendar:read',
  'calendar:write',
  'case-chat:read',
  'case-chat:write',
  'case:read',
  'case:write',
  'chat:ask',
  'chat:read',
  'chat:write',
  'citation:check',
  'citation:read',
  'citation:write',
  'contract:read',
  'contract:write',
  'deadline:compute',
  'deadline:read',
  'deadline:write',
  'document:read',
  'document:write',
  'health:read',
  'hours:read',
  'hours:write',
  'notification:read',
  'notification:write',
  'search:read',
  'search:save',
  'session:read',
  'toast:read',
  'upload:write',
  'usage:read',
]);

/** An account that is about to be deleted: it is read and taken away, and nothing in it is written. */
export const CLOSING_ABILITIES: Abilities = new Set(
  PERMISSIONS.filter(
    (permission) =>
      permission.endsWith(':read') || ['account:secure', 'privacy:write', 'session:end'].includes(permission),
  ),
);

/** What is left when their time is over: reading what they wrote. */
export const READING_ABILITIES: Abilities = new Set(
  [...ANONYMOUS_ABILITIES].filter((permission) => permission.endsWith(':read')),
);
