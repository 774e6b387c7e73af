import { ANONYMOUS_ABILITIES, PERMISSIONS, type Abilities, type Permission } from '#api/kernel/security/permissions.ts';

/**
 * What a key can never do: change how the account is protected, what it pays, or its keys. A new permission is grantable
 * unless it is written here; the texts of all grantable ones are in `schema/text/api-keys.ts`.
 */
const NEVER = [
  'account:secure',
  'api-key:read',
  'api-key:write',
  'audit:read',
  'billing:write',
  'calendar:connect',
  'case:join',
  'integration:read',
  'integration:write',
  'privacy:read',
  'privacy:write',
  'session:end',
  'session:read',
  'subscription:write',
  // Notifications and webhooks carry what every other scope reads.
  'notification:read',
  'notification:write',
  'webhook:read',
  'webhook:write',
] as const satisfies readonly Permission[];

/** What every key may do: know whose it is, and whether the server is well. */
const ALWAYS = ['account:read', 'health:read'] as const satisfies readonly Permission[];

export type ApiScope = Exclude<Permission, (typeof NEVER)[number] | (typeof ALWAYS)[number]>;

const isGrantable = (permission: Permission): permission is ApiScope =>
  !([...NEVER, ...ALWAYS] as readonly Permission[]).includes(permission);

export const API_SCOPES: readonly ApiScope[] = PERMISSIONS.filter(isGrantable);

const KNOWN: ReadonlySet<string> = new Set(API_SCOPES);

/** Sorted and without repetitions; null: one of them is none, or there are none. */
export function readScopes(given: readonly string[]): ApiScope[] | null {
  const scopes = [...new Set(given)].toSorted();
  return scopes.length > 0 && scopes.every((scope) => KNOWN.has(scope)) ? (scopes as ApiScope[]) : null;
}

/** What a stored key may do: scopes of an earlier release that are no permission any more are left out. */
export const abilitiesOf = (scopes: readonly string[]): Abilities =>
  new Set([...ALWAYS, ...scopes.filter((scope): scope is ApiScope => KNOWN.has(scope))]);

/** What a key of the sandbox may do: its scopes, without what reaches other people or costs money. */
export const sandboxAbilitiesOf = (scopes: readonly string[]): Abilities =>
  new Set([...abilitiesOf(scopes)].filter((permission) => ANONYMOUS_ABILITIES.has(permission)));
