const { readFileSync } = require('node:fs');
const { Kind, parse, visit } = require('graphql');

/** Mutations that may succeed without a result. */
const MAY_BE_NULL = ['refreshSession', 'regroupSubCategory'];

const inMutation = (type) => (type.name.value === 'Mutation' ? undefined : false);
const withResult = (field) =>
  MAY_BE_NULL.includes(field.name.value)
    ? false
    : { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } };

/**
 * Loads the schema for the client's types, with mutations that have a result unless they fail. In the API their results
 * are nullable, for requests with several mutations. The client sends one at a time, and Apollo Client throws its error.
 */
module.exports = (path) =>
  visit(parse(readFileSync(path, 'utf8')), {
    [Kind.OBJECT_TYPE_DEFINITION]: inMutation,
    [Kind.FIELD_DEFINITION]: withResult,
  });
