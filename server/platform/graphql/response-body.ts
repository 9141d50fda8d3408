import type { FormattedExecutionResult } from 'graphql';
import { RawJson } from '../database/selection.js';

/** Returns the body of a response. Serialised data is inserted unchanged. */
export function responseBody({ errors, data, extensions }: FormattedExecutionResult): string {
  if (!((data as unknown) instanceof RawJson)) return JSON.stringify({ errors, data, extensions });
  const before = errors ? `"errors":${JSON.stringify(errors)},` : '';
  const behind = extensions ? `,"extensions":${JSON.stringify(extensions)}` : '';
  return `{${before}"data":${(data as unknown as RawJson).text}${behind}}`;
}
