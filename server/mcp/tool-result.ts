import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { AppError, toAppError } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';

const FAULT = new AppError('INTERNAL', 500, 'Something went wrong on our side. Please try again.');

/** Returns the result of a tool, as structured content and as text for clients that do not read it. */
export const toolResult = (structuredContent: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
  structuredContent,
});

/**
 * Returns the error of a tool: a message for people, then its details as JSON. Faults of the server are logged,
 * and returned without details.
 */
export function toolError({ app, requestId }: RequestContext, tool: string, error: unknown): CallToolResult {
  const known = toAppError(error);
  if (!known) app.log.error({ reqId: requestId, tool, err: error }, 'A tool failed');
  const { code, message, details } = known ?? FAULT;
  const { fields, retryAfterSeconds, requiredScope, current, currentIsRecord } = details;
  const facts = {
    code,
    id: requestId,
    fields,
    retryAfterSeconds,
    requiredScope,
    // Other conflicts may quote what people typed, without a mark.
    current: currentIsRecord ? current : undefined,
  };
  return {
    isError: true,
    content: [
      { type: 'text', text: message },
      { type: 'text', text: JSON.stringify(facts) },
    ],
  };
}
