import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Vite finds graphql's .mjs, type-graphql loads its .js: two copies of one package do not recognise each other's schemas.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Among the pure rules, what starts a server of its own. */
const STARTS_SERVERS = ['tests/rules/kernel/embedded-postgres.test.ts'];
/** Among the contracts, what asks no server. */
const PURE_CONTRACTS = ['tests/contract/llm-support.test.ts'];
/** After so long a test hangs; it is no measure of anything: another machine, or one with other work, is slower. */
const A_HANG_MS = 120_000;
const A_POLL_MS = 30_000;
/** A process that read a law keeps its name: these bring laws, and each needs a process of its own. */
const LEARNS_LAWS = [
  'citations/reviews',
  'research/law-import',
  'research/legal-stock',
  'research/embeddings',
  'research/named-records',
  'research/reading',
  'research/search',
].map((name) => `tests/api/${name}.test.ts`);
/** These put something of their own in the place of a module or of a part of the browser: each needs a process of its own. */
export const CHANGES_THE_BROWSER = [
  'calendar/connections',
  'chat/answer',
  'citations/review',
  'cases/collab-chat-writing',
  'cases/collab-chat',
  'contracts/file',
  'hours/cfdi',
  'hours/hours',
  'hours/prebills',
  'research/reading',
  'research/reading-records',
  'landing/pricing',
  'subscriptions/checkout',
  'subscriptions/section',
  'subscriptions/receipts',
  'trials/trials',
  'app/connection',
  'app/startup',
].map((name) => `tests/web/${name}.test.tsx`);

export default defineConfig({
  root: '.',
  test: {
    maxWorkers: 3,
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts', ...PURE_CONTRACTS],
          exclude: STARTS_SERVERS,
          isolate: false,
          testTimeout: A_HANG_MS,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'api',
          environment: 'node',
          globalSetup: 'tests/support/global-setup.ts',
          include: ['tests/{api,rest,contract,architecture}/**/*.test.ts', ...STARTS_SERVERS],
          exclude: [...LEARNS_LAWS, ...PURE_CONTRACTS],
          // No file replaces a module: the server is loaded once for each worker, not once for each file.
          isolate: false,
          testTimeout: A_HANG_MS,
          hookTimeout: A_HANG_MS,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'laws',
          environment: 'node',
          globalSetup: 'tests/support/global-setup.ts',
          include: LEARNS_LAWS,
          testTimeout: A_HANG_MS,
          hookTimeout: A_HANG_MS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: CHANGES_THE_BROWSER,
          setupFiles: ['tests/support/web-setup.ts'],
          isolate: false,
          testTimeout: A_HANG_MS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web-alone',
          environment: 'jsdom',
          include: CHANGES_THE_BROWSER,
          setupFiles: ['tests/support/web-setup.ts'],
          testTimeout: A_HANG_MS,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          globalSetup: 'tests/support/product-template.ts',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: A_HANG_MS,
          expect: { poll: { timeout: A_POLL_MS } },
          hookTimeout: 240_000,
          isolate: false,
        },
      },
    ],
  },
});
