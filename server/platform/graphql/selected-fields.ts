import type { GraphQLField } from 'graphql';
import { createParameterDecorator, Extensions } from 'type-graphql';
import type { AskedFields } from '../database/selection.js';

/** Information that a compiled query passes to a resolver (compiled-json-query.ts). */
export interface AskedInfo {
  asked: AskedFields;
}

/**
 * Injects the selection on the returned object into a query, so that PostgreSQL writes only the selected
 * fields. Null if the whole object is needed and GraphQL picks the fields.
 */
export function Asked(): ParameterDecorator {
  const hand = createParameterDecorator(({ info }) => (info as Partial<AskedInfo>).asked ?? null);
  const mark = Extensions({ asked: true }) as MethodDecorator;
  return (target, name, index) => {
    if (name === undefined) throw new Error('Only methods are told what was asked.');
    hand(target, name, index);
    mark(target, name, {});
  };
}

/** Returns true if the resolver of the field receives the selection. */
export const isToldWhatWasAsked = ({ extensions }: GraphQLField<unknown, unknown>): boolean =>
  extensions.asked === true;
