import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new GraphQLError('A date must be a string, such as 2026-11-23.');
  return value;
};

/** A day without a time. Use cases check that it exists, so that their message names the field. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A day in New Zealand without a time, such as 2026-11-23.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: textOf,
  parseValue: textOf,
  parseLiteral: (node) => textOf(node.kind === Kind.STRING ? node.value : undefined),
});
