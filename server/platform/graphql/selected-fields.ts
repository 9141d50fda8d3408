import type { GraphQLField } from 'graphql';
import { createParameterDecorator, Extensions } from 'type-graphql';
import type { Selection } from '../database/selection.js';

/** Information that a compiled query passes to a resolver (compiled-json-query.ts). */
export interface SelectionInfo {
  selection: Selection;
}

/**
 * Injects the selection on the returned object into a query, so that PostgreSQL writes only the selected
 * fields. Null if the whole object is needed and GraphQL picks the fields.
 */
export function SelectedFields(): ParameterDecorator {
  const hand = createParameterDecorator(({ info }) => (info as Partial<SelectionInfo>).selection ?? null);
  const mark = Extensions({ usesSelection: true }) as MethodDecorator;
  return (target, name, index) => {
    if (name === undefined) throw new Error('@SelectedFields works only on methods.');
    hand(target, name, index);
    mark(target, name, {});
  };
}

/** Returns true if the resolver of the field receives the selection. */
export const receivesSelection = ({ extensions }: GraphQLField<unknown, unknown>): boolean =>
  extensions.usesSelection === true;
