import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { TokenScope } from '../../../shared/token-scopes.js';
import { makeToken } from '../../accounts/testing/token-calls.js';
import type { TestUplift, TestUser } from '../../testing/test-uplift.js';

/** The structured content of a tool, without a type. */
export type Content = ReturnType<typeof JSON.parse>;

const clients: Client[] = [];

/** Returns the address of the tools of a product, which listens from then on. */
async function mcpAddress({ http }: TestUplift): Promise<URL> {
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/mcp`);
}

/** Connects the official client with these headers. */
export async function connect(uplift: TestUplift, headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(await mcpAddress(uplift), { requestInit: { headers } });
  await client.connect(transport);
  clients.push(client);
  return client;
}

/** Connects the official client with a new API token of the user. It knows the output schemas of its tools. */
export async function assistantOf(
  uplift: TestUplift,
  user: TestUser,
  scopes: readonly TokenScope[],
): Promise<Client> {
  const client = await connect(uplift, (await makeToken(uplift, user, scopes)).headers);
  await client.listTools();
  return client;
}

/** Closes the clients that have been connected. */
export const closeAssistants = async () =>
  void (await Promise.all(clients.splice(0).map((each) => each.close())));

/** Calls a tool, and returns the whole result. */
export const resultOf = async (client: Client, name: string, args: Record<string, unknown> = {}) =>
  (await client.callTool({ name, arguments: args })) as CallToolResult;

/**
 * Calls a tool, and returns its structured content, which the client has validated.
 * @throws Error with the message if the tool fails
 */
export async function contentOf(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Content> {
  const { isError, content, structuredContent } = await resultOf(client, name, args);
  if (isError) throw new Error(content.map((part) => (part as { text: string }).text).join(' '));
  return structuredContent;
}

/** Returns the names of the tools that the client may call. */
export const toolNames = async (client: Client): Promise<string[]> =>
  (await client.listTools()).tools.map(({ name }) => name);
