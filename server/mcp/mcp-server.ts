import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool as ToolDescription,
} from '@modelcontextprotocol/sdk/types.js';
import { mayCall, requireAccess } from '../platform/audience.js';
import { memoize } from '../platform/database/selection.js';
import { parseInput } from '../platform/input.js';
import { PRODUCT_NAME } from '../platform/product.js';
import { limitCalls } from '../platform/rate-limit.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { inputSchemaOf, outputSchemaOf } from './json-schema.js';
import type { Tool } from './tool.js';
import { toolError, toolResult } from './tool-result.js';
import { INSTRUCTIONS } from './untrusted-text.js';

/** The version of the tools. Increase it if a tool changes in a way that clients notice. */
const INFO = { name: PRODUCT_NAME.toLowerCase(), title: PRODUCT_NAME, version: '1.0.0' };

/** Returns a server for one request of this caller, who sees only the tools that it may call. */
export function mcpServerFor(context: RequestContext, tools: readonly Tool[]): McpServer {
  const mcp = new McpServer(INFO, { instructions: INSTRUCTIONS });
  // The handlers of the SDK would list all tools, and answer invalid input with messages for programmers.
  mcp.server.registerCapabilities({ tools: {} });
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.filter((tool) => mayCall(tool, context.actor)).map(describeTool),
  }));
  mcp.server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no such tool.');
    return callTool(context, tool, params.arguments ?? {});
  });
  return mcp;
}

const describeTool = memoize(
  ({ name, title, description, annotations, input, output }: Tool): ToolDescription => ({
    name,
    title,
    description,
    annotations: { title, ...annotations },
    inputSchema: inputSchemaOf(input) as ToolDescription['inputSchema'],
    outputSchema: outputSchemaOf(output) as ToolDescription['outputSchema'],
  }),
);

/** Runs a tool. The caller is checked before the arguments, and errors are results. */
async function callTool(
  context: RequestContext,
  tool: Tool,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  try {
    requireAccess(tool, context.actor);
    const input = parseInput(tool.input, given);
    if (!tool.annotations.readOnlyHint) await limitWrites(context);
    return toolResult(await tool.answer({ ...context, scope: tool.scope }, input));
  } catch (error) {
    return toolError(context, tool.name, error);
  }
}

/** Limits the writes of a user in a minute, so that an assistant that repeats itself cannot go on for long. */
async function limitWrites(context: RequestContext): Promise<void> {
  const most = context.app.config.rateLimitPerMinute;
  await limitCalls(context, [{ key: `mcp-write:user:${userOf(context)?.id}`, most, policy: 'writes' }]);
}
