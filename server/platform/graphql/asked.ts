import type { GraphQLField } from 'graphql';
import { createParameterDecorator, Extensions } from 'type-graphql';
import type { AskedFields } from '../database/asked-fields.js';

/** What a written query tells a resolver (written-query.ts). */
export interface AskedInfo {
  asked: AskedFields;
}

/**
 * Hands a query what was asked of the object that it answers, so that PostgreSQL writes just that; or null, where the
 * whole object is wanted and GraphQL picks from it.
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

/** Whether the field is told what was asked of it. */
export const isToldWhatWasAsked = ({ extensions }: GraphQLField<unknown, unknown>): boolean =>
  extensions.asked === true;
