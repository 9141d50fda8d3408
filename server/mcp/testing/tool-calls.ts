import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { LightMyRequestResponse } from 'fastify';
import type { Outcome } from '../../testing/operations/operation.js';
import type { CallOptions, TestUplift } from '../../testing/test-uplift.js';

const STATUSES: Record<string, Outcome> = {
  BAD_USER_INPUT: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
};

/** Headers that the transport requires. */
export const MCP_HEADERS = {
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
} as const;

/** Calls a tool in one request, without a client. */
export const callTool = (
  uplift: TestUplift,
  name: string,
  args: Record<string, unknown>,
  { as, headers }: CallOptions,
): Promise<LightMyRequestResponse> =>
  uplift.http.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...MCP_HEADERS, ...(as && { authorization: `Bearer ${uplift.token(as)}` }), ...headers },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
  });

/** Returns the details of a failed tool. */
export const detailsOf = ({ content }: Pick<CallToolResult, 'content'>): ReturnType<typeof JSON.parse> =>
  JSON.parse((content[1] as { text: string }).text);

/** Returns the outcome of a call of a tool: ok, or the status that REST has for the error. */
export function outcomeOfTool(response: LightMyRequestResponse): Outcome | number {
  if (response.statusCode !== 200) return response.statusCode;
  const { result } = response.json();
  if (!result.isError) return 'ok';
  return STATUSES[detailsOf(result).code] ?? 500;
}
