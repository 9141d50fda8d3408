import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer as answerSockets } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { App } from '../app.js';
import { badInput, rateLimited, toAppError } from '../errors.js';
import { limitedAddress } from '../http/client-address.js';
import { requestOrigin } from '../http/request-origin.js';
import { handleUpgrades } from '../http/upgrades.js';
import { LiveConnection } from '../live/live-connection.js';
import type { RequestContext } from '../request-context.js';
import { limitNesting, MAX_TOKENS } from './document-limits.js';
import { formatError, logUnavailable, toGraphQLError } from './errors.js';
import { type QueryCosts, tooExpensive } from './query-cost.js';
import { type RequiredAccess, requireFields } from './required-access.js';

const MAX_MESSAGE_BYTES = 64 * 1024;
/** The maximum number of subscriptions of a connection, several times what a screen needs. */
const MAX_SUBSCRIPTIONS = 30;
/** The time in milliseconds within which a client must authenticate. */
const INIT_WITHIN_MS = 5000;

interface SubscriptionParts {
  schema: GraphQLSchema;
  costs: QueryCosts;
  required: RequiredAccess;
  validationRules: ValidationRule[];
}

type Params = { accessToken?: unknown };
type Extra = { live: LiveConnection; context: RequestContext };

/**
 * Serves subscriptions at /graphql over a WebSocket (graphql-transport-ws). Clients authenticate with an
 * access token in their first message. Cookies do not count, and pages of websites that are not in WEB_ORIGINS are refused.
 * The connection ends when the token expires and when the rights of its user change.
 */
export function serveSubscriptions(fastify: FastifyInstance, app: App, parts: SubscriptionParts): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const server = answerSockets<Params, Extra>(
    {
      connectionInitWaitTimeout: INIT_WITHIN_MS,
      async onConnect({ connectionParams, extra }) {
        const live = await openLive(app, connectionParams?.accessToken, extra.socket);
        if (!live) return false;
        extra.live = live;
        extra.context = {
          app,
          actor: live.actor,
          requestId: randomUUID(),
          // Subscriptions have no rate limit. Connections are limited per user.
          clientAddress: limitedAddress(extra.request.socket.remoteAddress) ?? 'unknown',
        };
      },
      onClose: ({ extra }) => extra.live?.end(),
      onSubscribe({ extra, subscriptions }, _id, payload) {
        const { context } = extra as Extra;
        try {
          if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) throw rateLimited(1);
          return prepared(parts, payload, context);
        } catch (error) {
          const known = toAppError(error);
          if (!known) throw error;
          return [toGraphQLError(known, context.requestId)];
        }
      },
      onError: ({ extra }, _id, _payload, errors) =>
        errors.map((error) => formatError(error.toJSON(), error, (extra as Extra).context.requestId, app)),
    },
    sockets,
  );
  handleUpgrades(
    fastify.server,
    '/graphql',
    sockets,
    ({ headers }) => requestOrigin(app.config, headers) !== 'foreign',
  );
  fastify.addHook('preClose', () => server.dispose());
}

/** Clients reconnect by themselves after this close code. After the code of an error they would not. */
const TRY_AGAIN_LATER = 1013;

/**
 * Opens the connection of the caller, or returns null. If the database is unavailable, closes the socket with
 * 1013.
 */
async function openLive(app: App, token: unknown, socket: WebSocket): Promise<LiveConnection | null> {
  try {
    return await LiveConnection.open(app, token, socket);
  } catch (error) {
    const known = toAppError(error);
    if (known?.status !== 503) throw error;
    logUnavailable(app.log, randomUUID(), { known, original: error });
    socket.close(TRY_AGAIN_LATER, 'Try again later.');
    return null;
  }
}

/**
 * Prepares a subscription for execution, checked like any other operation.
 * @throws AppError if it is not a subscription, is malformed, or is not for this caller
 */
function prepared(
  { schema, costs, required, validationRules }: SubscriptionParts,
  { query, variables, operationName }: SubscribePayload,
  contextValue: RequestContext,
): ExecutionArgs | readonly GraphQLError[] {
  limitNesting(query);
  requireFields(required.of(query), contextValue.actor);
  const document = readDocument(query);
  if (document instanceof GraphQLError) return [document];
  const faults = validate(schema, document, [...specifiedRules, ...validationRules]);
  if (faults.length > 0) return faults;
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw badInput('Here only subscriptions are answered; queries and mutations are sent with POST.');
  const refusal = tooExpensive(costs.of(document, operationName ?? '', variables ?? {}));
  if (refusal) throw badInput(refusal);
  return { schema, document, operationName, variableValues: variables, contextValue };
}

function readDocument(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    return error as GraphQLError;
  }
}
