import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Longer than the default, because rendering is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// Drafts belong to the account that is signed in.
beforeEach(() => localStorage.setItem('user_id', 'usr_1'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** While the server is known to be away, lazy files of the page wait for it: the next test file would wait for ever. */
async function reachTheServerAgain(): Promise<void> {
  const { connection } = await import('#web/shared/connection/connection.ts');
  const { reach } = connection.state();
  if (reach === 'connecting' || reach === 'online') return;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'OK', endpoints_available: 1 })));
  // A check of the last test may be under way, with its own answers.
  await connection.check();
  await connection.check();
  vi.unstubAllGlobals();
}

// The next test file of this worker shares the same globals and the same session: nobody stays signed in.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const { session } = await import('#web/shared/session/session.ts');
  session.actAs(null);
  await session.restore();
  await reachTheServerAgain();
});
