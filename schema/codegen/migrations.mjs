// Codegen plugin: the list of migrations in the order in which they run, from the files in db/migrations. A list, because
// the built server has no folder to look into.
import { readdirSync } from 'node:fs';

export const plugin = () => {
  const names = readdirSync('db/migrations')
    .filter((file) => /^Migration\d{14}_\w+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();
  return {
    prepend: names.map((name) => `import { ${name} } from './${name}.ts';`),
    content: [
      'export const migrations = [',
      ...names.map((name) => `  { name: '${name}', class: ${name} },`),
      '];',
    ].join('\n'),
  };
};
