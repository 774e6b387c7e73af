import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Contract → TypeScript. One run writes everything that both sides stand on; `npm run check` fails when the files
 * in the repository are not what this run writes.
 */
const scalars = { DateTime: 'string', Date: 'string', ID: 'string' };
const operations = { useTypeImports: true, enumsAsTypes: true, scalars };

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    // Types that the type-graphql classes implement.
    'schema/generated/contract.ts': {
      plugins: ['typescript'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        maybeValue: 'T | null | undefined',
        avoidOptionals: { field: true },
        scalars: {
          // In the server an instant is a Date until the scalar writes it; a legal day is text from end to end.
          DateTime: { input: 'Date', output: 'Date' },
          Date: { input: 'string', output: 'string' },
          ID: { input: 'string', output: 'string' },
        },
      },
    },
    // The contract as text: descriptions at run time, and what is compared with the classes.
    'schema/generated/sdl.ts': { plugins: ['./schema/codegen/sdl.mjs'] },
    // Typed documents and one hook per operation for the web.
    'web/shared/apollo/operations.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './schema/codegen/hooks.mjs'],
      config: operations,
    },
    // The operations that REST rows run.
    'schema/generated/rest-operations.ts': {
      documents: ['api/features/**/*.graphql', 'api/transport/**/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: operations,
    },
    // The operations that tests run as a partner would.
    'tests/support/operations.ts': {
      documents: 'tests/support/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: operations,
    },
    // sha256 → text of every operation of the web: the safelist of the dashboard.
    'schema/generated/persisted-operations.json': {
      documents: 'web/**/*.graphql',
      plugins: ['./schema/codegen/persisted.mjs'],
    },
  },
};

export default config;
