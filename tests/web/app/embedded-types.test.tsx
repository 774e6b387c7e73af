import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEmbeddedTypes } from '#web/shared/apollo/embedded-types.ts';

const CONTRACT = gql`
  query Contract($id: ID!) {
    contract(id: $id) {
      id
      clauses {
        clauseId: id
        number
      }
    }
  }
`;

/** Two contracts have a clause of the same name; what the first one shows after both were read. */
function numberAfterBoth(...embedded: string[]): unknown {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  renderHook(() => useEmbeddedTypes(...embedded), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const read = (id: string, number: string) => {
    const clauses = [{ __typename: 'ContractClause', clauseId: 'renta', number }];
    client.writeQuery({
      query: CONTRACT,
      variables: { id },
      data: { contract: { __typename: 'Contract', id, clauses } },
    });
  };
  read('ctr_1', 'PRIMERA');
  read('ctr_2', 'TERCERA');
  return client.readQuery<{ contract: { clauses: { number: string }[] } }>({
    query: CONTRACT,
    variables: { id: 'ctr_1' },
  })?.contract.clauses[0]?.number;
}

it('keeps a clause of one contract apart from the clause of the same name of another', () => {
  expect(numberAfterBoth('ContractClause')).toBe('PRIMERA');
  // An alias alone does not: this is what the hook is for.
  expect(numberAfterBoth()).toBe('TERCERA');
});
