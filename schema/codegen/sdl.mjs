// Codegen plugin: the whole contract as one string, so that the server needs no file beside it at run time.
import { lexicographicSortSchema, printSchema } from 'graphql';

export const plugin = (schema) =>
  `/** The contract, printed. Descriptions of the served schema are taken from here. */\nexport const sdl = ${JSON.stringify(
    printSchema(lexicographicSortSchema(schema)),
  )};\n`;
