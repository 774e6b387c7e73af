import type { CodegenConfig } from '@graphql-codegen/cli';

type Output = CodegenConfig['generates'][string];

/**
 * Contract → TypeScript. One run writes everything that both sides stand on; `npm run check` fails when the files
 * in the repository are not what this run writes.
 */
const OPERATIONS = {
  web: 'web/**/*.graphql',
  rest: ['api/features/**/*.graphql', 'api/transport/**/*.graphql'],
  tests: 'tests/support/*.graphql',
};
const operations = { useTypeImports: true, scalars: { DateTime: 'Instant', Date: 'string', ID: 'string' } };

/** `x.graphql` → `x.generated.ts` beside it, so that a page loads the operations that it runs and no others. */
const besideTheirFile = (documents: string | string[], ...morePlugins: string[]): Output => ({
  documents,
  preset: 'near-operation-file',
  plugins: ['typescript-operations', 'typed-document-node', ...morePlugins],
  config: {
    ...operations,
    importSchemaTypesFrom: '~#schema/generated/operation-types.ts',
    // A document holds the fragments that it spreads: no generated file loads another.
    documentMode: 'documentNodeImportFragments',
  },
});

const config: CodegenConfig = {
  // What was released is compared with the contract; it is no part of it.
  schema: ['schema/*.graphql', '!schema/released.graphql'],
  ignoreNoDocuments: true,
  generates: {
    // Types of the contract as services use them.
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
    // The type-graphql classes of every type, input, enum and list of arguments.
    'api/kernel/graphql/types.generated.ts': { plugins: ['./schema/codegen/classes.mjs'] },
    // The migrations, listed.
    'db/migrations/list.generated.ts': { plugins: ['./schema/codegen/migrations.mjs'] },
    // The contract as text: descriptions at run time, and what is compared with the classes.
    'schema/generated/sdl.ts': { plugins: ['./schema/codegen/sdl.mjs'] },
    // What changed, for the guide of partners.
    'schema/generated/changelog.ts': { plugins: ['./schema/codegen/changelog.mjs'] },
    // Enums and inputs as a caller writes them; the operations of all three share them.
    'schema/generated/operation-types.ts': {
      documents: Object.values(OPERATIONS).flat(),
      plugins: ['typescript-operations'],
      config: { ...operations, generateOperationTypes: false, skipDocumentsValidation: true },
    },
    // Typed documents and one hook per operation for the web.
    'web/': besideTheirFile(OPERATIONS.web, './schema/codegen/hooks.mjs'),
    // The operations that REST rows run.
    'api/': besideTheirFile(OPERATIONS.rest),
    // The operations that tests run as a partner would.
    'tests/': besideTheirFile(OPERATIONS.tests),
    // sha256 → text of every operation of the web: the safelist of the dashboard.
    'schema/generated/persisted-operations.json': {
      documents: OPERATIONS.web,
      plugins: ['./schema/codegen/persisted.mjs'],
    },
  },
};

export default config;
