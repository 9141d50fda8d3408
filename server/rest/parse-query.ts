import { z } from 'zod';
import { badInput } from '../platform/errors.js';
import { parseInput } from '../platform/input.js';
import { isListing } from './answers.js';
import type { Call } from './call.js';
import { columnsQuery } from './columns.js';

/** Returns the names of the query parameters of a call. Null if the call ignores its query. */
function parametersOf({ query, answer }: Call): ReadonlySet<string> | null {
  const isFile = !(answer instanceof z.ZodType) && !isListing(answer);
  if (isFile || (!query && !isListing(answer))) return null;
  const own = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  return new Set([...own, ...(isListing(answer) ? Object.keys(columnsQuery.shape) : [])]);
}

/**
 * Returns the validated query of a call. Throws BAD_USER_INPUT for an invalid value and for an unknown
 * parameter, since a misspelled `limit` would otherwise return everything.
 */
export function parseQuery(call: Call, query: unknown): unknown {
  const known = parametersOf(call);
  const unknown = known ? Object.keys(query ?? {}).filter((name) => !known.has(name)) : [];
  if (unknown.length > 0) {
    const named = unknown.map((name) => name.slice(0, 60));
    const fields = named.map((field) => ({ field, message: 'There is no such parameter.' }));
    throw badInput(`There is no parameter called ${named[0]}.`, fields);
  }
  return call.query && parseInput(call.query, query);
}
