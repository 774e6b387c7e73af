import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Vite finds graphql's .mjs, type-graphql loads its .js: two copies of one package do not recognise each other's schemas.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

export default defineConfig({
  root: '.',
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: 'tests/support/global-setup.ts',
          include: ['tests/{rules,api,rest,contract,architecture}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/web-setup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
