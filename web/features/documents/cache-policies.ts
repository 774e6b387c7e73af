import { InMemoryCache, type ApolloClient } from '@apollo/client';

/** Facts, findings and columns have identifiers of one analysis or one table: two documents may have the same. */
export function addPolicies({ cache }: ApolloClient): void {
  if (!(cache instanceof InMemoryCache)) return;
  cache.policies.addTypePolicies({
    DocumentFact: { keyFields: false },
    DocumentFinding: { keyFields: false },
    DocumentColumn: { keyFields: false },
  });
}
