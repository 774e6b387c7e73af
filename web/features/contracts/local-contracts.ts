import { CONTRACTS_KEY, storedUserId } from '#web/shared/session/session-storage.ts';

/**
 * What the specification keeps in `localStorage`; the account is the truth, this is a copy of what was saved last. A
 * logout removes it.
 */
const KEPT = 10;

/** A contract as the specification stores it in the browser. */
export interface LocalContract {
  id: string;
  title: string;
  /** Plain text. */
  content: string;
  /** Identifier of the template. */
  template: string;
  created_at: string;
  status: 'draft';
}

/** The browser may be shared: a copy is shown to the account that made it only. */
interface Stored extends LocalContract {
  user_id: string;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'title', 'content', 'template', 'created_at', 'user_id'] as const).every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

function readAll(): Stored[] {
  try {
    const stored = JSON.parse(localStorage.getItem(CONTRACTS_KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isStored) : [];
  } catch {
    return [];
  }
}

function write(contracts: readonly Stored[]): void {
  try {
    localStorage.setItem(CONTRACTS_KEY, JSON.stringify(contracts));
  } catch {
    // No storage, or no room in it: the account has the contract.
  }
}

/** The copies of this account, newest first. */
export const localContracts = (): LocalContract[] => readAll().filter(({ user_id }) => user_id === storedUserId());

/** Keeps a copy of a contract that the server has saved. */
export function keepLocally(contract: Omit<LocalContract, 'status'>): void {
  const user = storedUserId();
  if (!user) return;
  const others = readAll().filter(({ id }) => id !== contract.id);
  write([{ ...contract, status: 'draft' as const, user_id: user }, ...others].slice(0, KEPT));
}

/** A deleted contract leaves no copy. */
export const forgetLocally = (id: string): void => write(readAll().filter((contract) => contract.id !== id));
