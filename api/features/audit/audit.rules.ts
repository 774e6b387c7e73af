import type { AuditAction, AuditActorKind, AuditKind } from '#schema/generated/contract.ts';
import type { Actor } from '#api/kernel/context.ts';

/** What the audit log holds, and in which chain it stands. */

/** Of what no account did or suffered: whoever runs the server, and logins to accounts that do not exist. */
export const SYSTEM_CHAIN = 'system';
export const VISITORS_CHAIN = 'visitors';

export const KIND_OF = {
  REGISTERED: 'ACCESS',
  LOGIN: 'ACCESS',
  SECOND_FACTOR: 'ACCESS',
  LOGOUT: 'ACCESS',
  SESSION_ENDED: 'ACCESS',
  SESSIONS_ENDED: 'ACCESS',
  PASSWORD_CHANGED: 'ACCOUNT',
  PASSWORD_RESET_REQUESTED: 'ACCOUNT',
  PASSWORD_RESET: 'ACCOUNT',
  EMAIL_CHANGED: 'ACCOUNT',
  TOTP_ENABLED: 'ACCOUNT',
  TOTP_DISABLED: 'ACCOUNT',
  RECOVERY_CODES_MADE: 'ACCOUNT',
  RECOVERY_CODE_USED: 'ACCOUNT',
  PASSKEY_ADDED: 'ACCOUNT',
  PASSKEY_REMOVED: 'ACCOUNT',
  IDENTITY_LINKED: 'ACCOUNT',
  IDENTITY_UNLINKED: 'ACCOUNT',
  API_KEY_CREATED: 'KEYS',
  API_KEY_CHANGED: 'KEYS',
  API_KEY_ROTATED: 'KEYS',
  API_KEY_REVOKED: 'KEYS',
  SETTINGS_CHANGED: 'SETTINGS',
  CASE_SHARED: 'SHARING',
  CASE_JOINED: 'SHARING',
  CASE_COLLABORATOR_REMOVED: 'SHARING',
  CASE_DELETED: 'DATA',
  CONTRACT_SENT: 'SHARING',
  CONTRACT_DELETED: 'DATA',
  DOCUMENT_DELETED: 'DATA',
  FILE_UPLOADED: 'DATA',
  FILE_DOWNLOADED: 'DATA',
  FILE_DELETED: 'DATA',
  DATA_EXPORTED: 'DATA',
  SUBSCRIPTION_CHANGED: 'BILLING',
  ACCOUNT_EXPORT_REQUESTED: 'PRIVACY',
  ACCOUNT_EXPORT_DOWNLOADED: 'PRIVACY',
  ACCOUNT_DELETION_REQUESTED: 'PRIVACY',
  ACCOUNT_DELETION_CANCELLED: 'PRIVACY',
  ACCOUNT_DELETED: 'PRIVACY',
  PRIVACY_REQUEST: 'PRIVACY',
  PRIVACY_CHOICE_CHANGED: 'PRIVACY',
  WEBHOOK_CREATED: 'CONNECTIONS',
  WEBHOOK_CHANGED: 'CONNECTIONS',
  WEBHOOK_DELETED: 'CONNECTIONS',
  SERVICE_CONNECTED: 'CONNECTIONS',
  SERVICE_DISCONNECTED: 'CONNECTIONS',
  SERVICE_USED: 'CONNECTIONS',
  SIGNING_KEYS_ROTATED: 'OPERATION',
  SECRET_ROTATED: 'OPERATION',
} as const satisfies Record<AuditAction, AuditKind>;

export const actionsOf = (kinds: readonly AuditKind[]): AuditAction[] =>
  (Object.keys(KIND_OF) as AuditAction[]).filter((action) => kinds.includes(KIND_OF[action]));

/** Names, counts and ids: what is written in no entry are contents, secrets and values of settings. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | readonly string[]>>;

const MAX_DETAILS = 2000;
const MAX_DEVICE = 200;

/** The details as they are stored. */
export function detailsText(details: AuditDetails): string {
  const text = JSON.stringify(details);
  return text.length <= MAX_DETAILS ? text : '{}';
}

/** Who acted, seen from the account in whose log it stands. */
export function actorKindOf(actor: Actor, accountId: string | null): AuditActorKind {
  if (actor.kind === 'visitor') return 'VISITOR';
  if (actor.apiKey) return 'API_KEY';
  return accountId === null || actor.userId === accountId ? 'SELF' : 'OTHER';
}

/** A name that a program gives itself, as it can be shown; the database takes no NUL. */
export const deviceText = (userAgent: string | null): string | null =>
  userAgent
    ?.replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .slice(0, MAX_DEVICE)
    .toWellFormed() || null;
