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

// The next test file of this worker shares the same globals and the same session: nobody stays signed in.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const { session } = await import('#web/shared/session/session.ts');
  session.actAs(null);
  await session.restore();
});
