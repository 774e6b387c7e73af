// Codegen plugin: the operations of the web by the sha256 of their text, exactly as Apollo Client sends them.
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache/index.js';
import { Kind, print, visit } from 'graphql';

const cache = new InMemoryCache();

/** Names of the fragments below a node, in the order of the typed documents: what its fragments spread, then its own. */
function fragmentsBelow(node, fragments) {
  const own = new Set();
  visit(node, { FragmentSpread: ({ name }) => void own.add(name.value) });
  const deeper = [...own].flatMap((name) => fragmentsBelow(fragments.get(name), fragments));
  return [...new Set([...deeper, ...own])];
}

export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  );
  const sent = (operation) => {
    const used = fragmentsBelow(operation, fragments).map((name) => fragments.get(name));
    return print(cache.transformDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...used] }));
  };
  const entries = definitions
    .filter((d) => d.kind === Kind.OPERATION_DEFINITION)
    .map(sent)
    .map((text) => [createHash('sha256').update(text).digest('hex'), text]);
  return JSON.stringify(Object.fromEntries(entries.toSorted((a, b) => a[1].localeCompare(b[1]))), null, 2) + '\n';
};
