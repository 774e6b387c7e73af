import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Longer than the default, because rendering is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// The next test file of this worker shares the same globals.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
