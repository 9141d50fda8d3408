import { GraphQLDateTime } from 'graphql-scalars';

/** An instant as PostgreSQL writes it into JSON in a session whose time zone is UTC. */
const UTC_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d{1,6}))?(?:\+00:00|Z)$/;

/**
 * An instant as it is answered: `2026-11-20T08:30:00.000Z`. What already is one in UTC is cut to
 * milliseconds, without making a Date for each row of a list.
 */
export function serializeInstant(value: unknown): unknown {
  const match = typeof value === 'string' ? UTC_INSTANT.exec(value) : null;
  if (!match) return GraphQLDateTime.serialize(value);
  return `${match[0].slice(0, 19)}.${(match[1] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
}
