import { useState } from 'react';
import { InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/**
 * Types whose `id` is unique inside of their parent only: a clause of a contract, a finding of a document. The cache keeps
 * them in their parent; otherwise two parents would show the values of the one that was read last. An alias of `id` does
 * not prevent that: the cache sees the field behind it. Call it in the page of a section, before anything is read.
 */
export function useEmbeddedTypes(...names: string[]): void {
  const { cache } = useApolloClient();
  useState(() => {
    if (!(cache instanceof InMemoryCache)) return;
    cache.policies.addTypePolicies(Object.fromEntries(names.map((name) => [name, { keyFields: false }])));
  });
}
