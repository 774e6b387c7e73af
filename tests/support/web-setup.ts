import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A loaded machine draws late: what is looked for is waited for, never for long where it is there.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// The next file of this worker has the same browser.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
