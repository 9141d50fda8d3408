import { GraphQLDateTime } from 'graphql-scalars';

/** A time as PostgreSQL writes it into JSON in a session with the time zone UTC. */
const UTC_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d{1,6}))?(?:\+00:00|Z)$/;

/**
 * Serialises a time as `2026-11-20T08:30:00.000Z`. Text in UTC is cut to milliseconds without creating a Date
 * for each row of a list.
 */
export function serializeInstant(value: unknown): unknown {
  const match = typeof value === 'string' ? UTC_INSTANT.exec(value) : null;
  if (!match) return GraphQLDateTime.serialize(value);
  return `${match[0].slice(0, 19)}.${(match[1] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
}
