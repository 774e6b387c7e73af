// Codegen plugin: the operations of the web by the sha256 of their text, exactly as Apollo Client sends them.
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache/index.js';
import { Kind, print, visit } from 'graphql';

const cache = new InMemoryCache();

const spreadsIn = (node) => {
  const names = new Set();
  visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
};

/** Names of the fragments below a fragment, in the order of the typed documents: each after those that it spreads. */
const below = (name, fragments) =>
  spreadsIn(fragments.get(name)).flatMap((spread) => [...below(spread, fragments), spread]);

/** Names of the fragments of an operation: those that its own spread, then its own. */
function fragmentsOf(operation, fragments) {
  const own = spreadsIn(operation);
  return [...new Set([...own.flatMap((name) => below(name, fragments)), ...own])];
}

export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  );
  const sent = (operation) => {
    const used = fragmentsOf(operation, fragments).map((name) => fragments.get(name));
    return print(cache.transformDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...used] }));
  };
  const entries = definitions
    .filter((d) => d.kind === Kind.OPERATION_DEFINITION)
    .map(sent)
    .map((text) => [createHash('sha256').update(text).digest('hex'), text]);
  return JSON.stringify(Object.fromEntries(entries.toSorted((a, b) => a[1].localeCompare(b[1]))), null, 2) + '\n';
};
