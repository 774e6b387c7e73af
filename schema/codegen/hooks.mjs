// Codegen plugin: one typed React hook per operation for Apollo Client 4 (its hooks live in '@apollo/client/react').
import { Kind } from 'graphql';

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function hooksOf(operation) {
  const name = capitalised(operation.name.value);
  const kind = capitalised(operation.operation);
  const result = `${name}${kind}`;
  const variables = `${result}Variables`;
  const document = `${name}Document`;
  const isRequired = operation.variableDefinitions?.some((v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue);
  if (operation.operation === 'query') {
    // 'partial' is left out of the states: fields would all become optional.
    const states = `'empty' | 'complete' | 'streaming'`;
    const options = isRequired
      ? `options: R.useQuery.Options<${result}, ${variables}> & ({ variables: ${variables} } | { skip: true })`
      : `options: R.useQuery.Options<${result}, ${variables}> = {}`;
    return [
      `export const use${result} = (${options}) =>`,
      `  R.useQuery(${document}, options as never) as R.useQuery.Result<${result}, ${variables}, ${states}>;`,
    ];
  }
  if (operation.operation === 'mutation') {
    return [
      `export const use${result} = (options: R.useMutation.Options<${result}, ${variables}> = {}) =>`,
      `  R.useMutation<${result}, ${variables}>(${document}, options);`,
    ];
  }
  const extra = isRequired ? `{ variables: ${variables} } | { skip: true }` : `{ variables?: ${variables} }`;
  return [
    `export const use${result} = (`,
    `  options: Omit<R.useSubscription.Options<${result}, ${variables}>, 'variables'> & (${extra}),`,
    `) => R.useSubscription<${result}, ${variables}>(${document}, options as never);`,
  ];
}

export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
  return {
    // A file of fragments alone has no hook.
    prepend: operations.length > 0 ? [`import * as R from '@apollo/client/react';`] : [],
    content: operations.flatMap(hooksOf).join('\n'),
  };
};
