// Compares two GraphQL schemas for integrators.

import { DiffRule, diff } from '@graphql-inspector/core';
import { buildSchema, Kind, parse, print, visit } from 'graphql';

const LEVELS = { BREAKING: 'breaking', DANGEROUS: 'dangerous', NON_BREAKING: 'safe' };
const RULES = [DiffRule.simplifyChanges];
/** Deprecations are compared below: the package does not report those of arguments and input fields by name. */
const OF_DEPRECATIONS = /DEPRECATION|^DIRECTIVE_USAGE/;

/**
 * Returns the differences between two schemas, given as SDL, with one name for each: `Supplier.name`, or
 * `Query.supplier.id` for an argument. Removing something deprecated counts as breaking, and has its `deprecation`.
 */
export async function graphqlChanges(before, after) {
  const deprecated = deprecationsIn(before);
  const changes = await diff(contractOf(before), contractOf(after), RULES);
  return [
    ...changes
      .filter(({ type }) => !OF_DEPRECATIONS.test(type))
      .map(({ path, message, criticality }) => ({
        api: 'GraphQL',
        level: LEVELS[criticality.level],
        name: path ?? 'schema',
        text: `${message.replace(/'/g, '`')}.`,
        ...(deprecated.has(path) && { deprecation: deprecated.get(path) }),
      })),
    ...newDeprecations(deprecated, deprecationsIn(after)),
  ];
}

const contractOf = (sdl) => buildSchema(withoutDescriptions(sdl));

const newDeprecations = (before, after) =>
  [...after]
    .filter(([name, reason]) => before.get(name) !== reason)
    .map(([name, reason]) => ({ api: 'GraphQL', level: 'deprecated', name, text: reason }));

/** Returns the reasons of deprecations by name. */
function deprecationsIn(sdl) {
  const reasons = new Map();
  const owners = [];
  visit(parse(sdl), {
    enter(node) {
      if (node.kind.endsWith('Definition') && node.name) owners.push(node.name.value);
      if (node.kind !== Kind.DIRECTIVE || node.name.value !== 'deprecated') return;
      const reason = node.arguments.find(({ name }) => name.value === 'reason');
      reasons.set(owners.join('.'), reason?.value.value ?? '');
    },
    leave(node) {
      if (node.kind.endsWith('Definition') && node.name) owners.pop();
    },
  });
  return reasons;
}

/** Returns the schema without descriptions, which are no part of the contract. */
export const withoutDescriptions = (sdl) =>
  print(
    visit(parse(sdl), {
      enter: (node) => (node.description ? { ...node, description: undefined } : undefined),
    }),
  );
