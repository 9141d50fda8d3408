import type { FormattedExecutionResult } from 'graphql';
import { JsonText } from '../database/asked-fields.js';

/** The body of an answer. Data that is written already goes in as it stands. */
export function answerText({ errors, data, extensions }: FormattedExecutionResult): string {
  if (!((data as unknown) instanceof JsonText)) return JSON.stringify({ errors, data, extensions });
  const before = errors ? `"errors":${JSON.stringify(errors)},` : '';
  const behind = extensions ? `,"extensions":${JSON.stringify(extensions)}` : '';
  return `{${before}"data":${(data as unknown as JsonText).text}${behind}}`;
}
