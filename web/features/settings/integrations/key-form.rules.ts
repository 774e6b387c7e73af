import type { ApiKeyHourlyLimit } from '#schema/generated/operation-types.ts';
import { apiKeyText } from '#schema/text/api-keys.ts';
import { DAY } from '#schema/lib/durations.ts';
import type { ApiKeyRowFragment } from './api-keys.generated.ts';

/** The form of a key. */
export interface KeyForm {
  name: string;
  scopes: string[];
  addresses: string;
  hourlyLimit: ApiKeyHourlyLimit;
  /** Days from now; 0: it does not expire; null: as it is. */
  days: number | null;
  /** Of the sandbox; only a new key may be. */
  isSandbox: boolean;
}

export const DAYS = [30, 90, 365] as const;

export const formOfKey = (key: ApiKeyRowFragment | null): KeyForm => ({
  name: key?.name ?? '',
  scopes: key ? [...key.scopes] : [],
  addresses: key?.allowedAddresses.join('\n') ?? '',
  hourlyLimit: key?.hourlyLimit ?? 'H1000',
  days: key ? null : 90,
  isSandbox: false,
});

export function keyProblem({ name, scopes }: KeyForm): { field: string; message: string } | null {
  if (!name.trim()) return { field: 'name', message: apiKeyText.nameInvalid };
  return scopes.length === 0 ? { field: 'scopes', message: apiKeyText.scopesInvalid } : null;
}

/** What is sent; `now` in milliseconds of the epoch. */
export const keyInput = ({ name, scopes, addresses, hourlyLimit, days, isSandbox }: KeyForm, now: number) => ({
  name: name.trim(),
  scopes,
  hourlyLimit,
  allowedAddresses: addresses
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter(Boolean),
  ...(isSandbox ? { isSandbox } : {}),
  ...(days === null ? {} : { expiresAt: days === 0 ? null : (new Date(now + days * DAY).toISOString() as Instant) }),
});
