const { concatAST, Kind } = require('graphql');

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether a caller must give variables: some variable is non-null and has no default. */
function needsVariables(operation) {
  return (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
}

function queryHook(name, required) {
  const data = `${name}Query, ${name}QueryVariables`;
  const options = `ApolloHooks.useQuery.Options<${data}>`;
  const parameter = required
    ? `options: (${options} & { variables: ${name}QueryVariables }) | ApolloHooks.SkipToken`
    : `options: ${options} | ApolloHooks.SkipToken = {}`;
  return `export function use${name}Query(${parameter}): ApolloHooks.useQuery.Result<${data}, 'empty' | 'complete' | 'streaming', Partial<${name}QueryVariables>> {
  return ApolloHooks.useQuery(${name}Document, options as ${options});
}`;
}

// Variables are given when the mutation is called, never preset. The cast undoes Apollo's inference of preset ones.
function mutationHook(name) {
  const data = `${name}Mutation, ${name}MutationVariables`;
  const tuple = `ApolloHooks.useMutation.ResultTuple<${data}>`;
  return `export function use${name}Mutation(options: Omit<ApolloHooks.useMutation.Options<${data}>, 'variables'> = {}): ${tuple} {
  return ApolloHooks.useMutation(${name}Document, options as never) as unknown as ${tuple};
}`;
}

/**
 * GraphQL Code Generator plugin: beside the typed documents, one thin typed hook per query and mutation over Apollo Client's
 * own `useQuery` and `useMutation` (`useHomeQuery`, `useSignInMutation`).
 */
module.exports = {
  plugin(_schema, documents) {
    const operations = concatAST(documents.map((file) => file.document)).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name,
    );
    // Subscriptions have none: screens are told of changes by client/live/use-subscription-event.ts.
    const hooked = operations.filter(({ operation }) => operation !== 'subscription');
    const hooks = hooked.map((operation) => {
      const name = pascal(operation.name.value);
      if (operation.operation === 'query') return queryHook(name, needsVariables(operation));
      return mutationHook(name);
    });
    return {
      prepend: hooks.length > 0 ? ["import * as ApolloHooks from '@apollo/client/react';"] : [],
      content: hooks.join('\n\n'),
    };
  },
};
