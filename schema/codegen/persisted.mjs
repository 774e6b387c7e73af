// Codegen plugin: the operations of the web with their fragments, by the sha256 of their printed text.
import { createHash } from 'node:crypto';
import { Kind, print } from 'graphql';

function fragmentsOf(node, fragments, found = new Map()) {
  JSON.stringify(node, (key, value) => {
    if (value?.kind === Kind.FRAGMENT_SPREAD && !found.has(value.name.value)) {
      const fragment = fragments.get(value.name.value);
      found.set(value.name.value, fragment);
      fragmentsOf(fragment, fragments, found);
    }
    return key === 'loc' ? undefined : value;
  });
  return found;
}

export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  );
  const entries = definitions
    .filter((d) => d.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => [operation, ...fragmentsOf(operation, fragments).values()].map(print).join('\n\n'))
    .map((text) => [createHash('sha256').update(text).digest('hex'), text]);
  return JSON.stringify(Object.fromEntries(entries.toSorted((a, b) => a[1].localeCompare(b[1]))), null, 2) + '\n';
};
