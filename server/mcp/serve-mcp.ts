import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.js';
import { requireAudience, usersOf } from '../platform/audience.js';
import { badInput, forbidden } from '../platform/errors.js';
import { authenticate } from '../platform/http/authenticate.js';
import { apiContext } from '../platform/http/http-context.js';
import { refuseOtherMethods } from '../platform/http/other-methods.js';
import type { RequestContext } from '../platform/request-context.js';
import { mcpServerFor } from './mcp-server.js';
import type { Tool } from './tool.js';

const PATH = '/mcp';
const AUDIENCE = ['signed-in'] as const;
/** The headers that the transport reads. */
const READ_HEADERS = ['accept', 'content-type', 'mcp-protocol-version'] as const;

/**
 * Serves the tools to assistants (Model Context Protocol, Streamable HTTP). Each request stands for itself: there
 * are no sessions and no streams.
 * @throws Error for a tool without an audience or a scope, and for two tools of one name
 */
export function serveMcp(fastify: FastifyInstance, app: App, tools: readonly Tool[]): void {
  requireDeclarations(tools);
  for (const { scope, audience } of tools) app.tokenScopes.add(scope, usersOf(audience));
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  fastify.route({
    method: 'POST',
    url: PATH,
    config: { audience: AUDIENCE },
    onRequest: async (request, reply) => void contexts.set(request, await admit(app, request, reply)),
    handler: (request, reply) => answer(contexts.get(request) as RequestContext, tools, request, reply),
  });
  refuseOtherMethods(fastify, PATH, ['POST']);
}

function requireDeclarations(tools: readonly Tool[]): void {
  const names = new Set<string>();
  for (const { name, audience, scope } of tools) {
    if (!audience?.length) throw new Error(`MCP ${name} declares no audience`);
    if (!scope) throw new Error(`MCP ${name} declares no scope for API tokens`);
    if (names.has(name)) throw new Error(`Two MCP tools are called ${name}`);
    names.add(name);
  }
}

/**
 * Returns the context of the sender, before the body is read.
 * @throws AppError UNAUTHENTICATED, TOKEN_EXPIRED, TOKEN_INVALID, or FORBIDDEN for a page of another site
 */
async function admit(app: App, request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
  const { origin } = request.headers;
  // The protocol requires this check against pages that find a server by DNS rebinding.
  if (origin !== undefined && origin !== new URL(app.config.publicUrl).origin)
    throw forbidden('Pages of other sites cannot call this address.');
  const actor = await authenticate(app, request, reply);
  requireAudience(AUDIENCE, actor);
  return apiContext(app, request, reply, actor);
}

/**
 * Sends the response to a message.
 * @throws AppError BAD_USER_INPUT for several messages at once, which would run side by side
 */
async function answer(
  context: RequestContext,
  tools: readonly Tool[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (Array.isArray(request.body)) throw badInput('Please send one message at a time.');
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = mcpServerFor(context, tools);
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(webRequest(context.app, request), {
      parsedBody: request.body ?? null,
    });
    const type = response.headers.get('content-type');
    if (type) reply.type(type);
    return reply.code(response.status).send(await response.text());
  } finally {
    await server.close();
  }
}

function webRequest({ config }: App, { headers }: FastifyRequest): Request {
  const read = READ_HEADERS.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request(new URL(PATH, config.publicUrl), { method: 'POST', headers: read });
}
