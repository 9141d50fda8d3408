import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema, ValidationRule } from 'graphql';
import type { App } from '../app.js';
import { isForSigningIn, usersOf } from '../audience.js';
import { errorHeaders, forbidden, toAppError } from '../errors.js';
import { authenticate } from '../http/authenticate.js';
import { apiContext, speculativeContext } from '../http/http-context.js';
import { refuseOtherMethods } from '../http/other-methods.js';
import { requestOrigin } from '../http/request-origin.js';
import type { RequestContext } from '../request-context.js';
import { guardRootFields, type ResourceOf, type RootField } from './audience-directive.js';
import { reportDeprecations } from './deprecated-parts.js';
import { MAX_TOKENS } from './document-limits.js';
import { documentStore } from './document-store.js';
import { formatError, logUnavailable, toGraphQLError } from './errors.js';
import { responseBody } from './fast-path.js';
import type { SendGraphiql } from './graphiql-page.js';
import { withAllowedValues } from './invalid-input.js';
import { JitExecutor } from './jit-executor.js';
import { RequiredAccess, requireFields } from './required-access.js';
import { serveSubscriptions } from './subscriptions.js';

const MAX_DEPTH = 10;
const MAX_ALIASES = 15;

export interface GuardedSchema {
  schema: GraphQLSchema;
  rootFields: RootField[];
}

export interface GraphQLApi {
  rootFields: RootField[];
  executor: JitExecutor;
}

/** Adds the guards to the schema. Throws if an operation declares no audience. */
export const guardSchema = (schema: GraphQLSchema, resourceOf: ResourceOf): GuardedSchema => ({
  schema,
  rootFields: guardRootFields(schema, resourceOf),
});

/** Creates the API of a schema, with an executor that has not compiled anything yet. */
export const createGraphQLApi = ({ schema, rootFields }: GuardedSchema): GraphQLApi => ({
  rootFields,
  executor: new JitExecutor(schema),
});

/** Serves the API at /graphql, and to browsers GraphiQL, if it is given. */
export async function serveGraphQL(
  fastify: FastifyInstance,
  app: App,
  api: GraphQLApi,
  sendGraphiql?: SendGraphiql,
): Promise<void> {
  const required = new RequiredAccess(api.rootFields);
  for (const { scope, audience } of api.rootFields) app.tokenScopes.add(scope, usersOf(audience));
  const armor = new ApolloArmor({
    maxDepth: { n: MAX_DEPTH, ignoreIntrospection: true },
    maxAliases: { n: MAX_ALIASES },
    // Its cost limit looks at documents without their variables. The executor computes costs with them.
    costLimit: { enabled: false },
    // It rewrites errors in place, which compiled queries do not allow. Apollo hides suggestions itself.
    blockFieldSuggestion: { enabled: false },
    // Its token limit responds with 500 to syntax errors. The limit of the parser below does the same job.
    maxTokens: { enabled: false },
  }).protect();

  const apollo = new ApolloServer<RequestContext>({
    gateway: api.executor.gateway(),
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: armor.validationRules,
    // The two packages have separate CommonJS typings of the same plugin interface.
    plugins: [
      ...(armor.plugins as unknown as ApolloServerPlugin<RequestContext>[]),
      fastifyApolloDrainPlugin(fastify) as unknown as ApolloServerPlugin<RequestContext>,
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field of every response, and no cache hints are used here.
      ApolloServerPluginCacheControlDisabled(),
      statusOfFirstError,
      reportDeprecations(api.executor.deprecated, app.config),
    ],
    // Clients send whole documents. Persisted queries would have to be stored for strangers.
    persistedQueries: false,
    documentStore: documentStore(),
    introspection: app.config.graphqlIntrospection,
    csrfPrevention: true,
    stringifyResult: responseBody,
    hideSchemaDetailsFromClientErrors: !app.config.graphqlIntrospection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    formatError: ({ message, ...formatted }, error) => {
      app.metrics.graphqlErrors.inc({ code: String(formatted.extensions?.code ?? 'INTERNAL') });
      const described = { ...formatted, message: withAllowedValues(api.executor.schema, message) };
      return formatError(described, error, idOf(error, formatted), app);
    },
    logger: app.log,
  });
  await apollo.start();

  const contexts = new WeakMap<FastifyRequest, Promise<RequestContext>>();
  /** Returns the context of a request, creating it on the first call. */
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> => {
    const known = contexts.get(request) ?? makeContext(request, reply);
    contexts.set(request, known);
    return known;
  };
  const makeContext = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const accesses = required.of(queryText(request));
      if (accesses.some(({ operation }) => operation === 'Mutation')) refuseOtherWebsites(app, request);
      const forgiving = accesses.length > 0 && accesses.every(({ audience }) => isForSigningIn(audience));
      const actor = await authenticate(app, request, reply, { forgiving });
      const context = await apiContext(app, request, reply, actor);
      requireFields(accesses, actor);
      return context;
    } catch (error) {
      const known = toAppError(error);
      if (known) logUnavailable(app.log, request.id, { known, original: error });
      throw known ? toGraphQLError(known, request.id) : error;
    }
  };

  const byApollo = fastifyApolloHandler(apollo, { context: contextOf });
  const { direct } = api.executor;
  const ofKnown = (request: FastifyRequest, reply: FastifyReply) => speculativeContext(app, request, reply);
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = sendGraphiql?.(request, reply);
    if (page) return page;
    leaveOutEmptyName(request);
    return (
      (await direct.of(request, reply, { of: contextOf, ofKnown })) ?? byApollo.call(fastify, request, reply)
    );
  };
  fastify.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    config: { audience: ['public'], anyWebsite: true },
    handler,
    onResponse: async (request, reply) => {
      const text = queryText(request);
      if (!text) return;
      const labels = { operation: operationLabel(required, text), status: String(reply.statusCode) };
      app.metrics.graphqlOperations.observe(labels, reply.elapsedTime / 1000);
    },
  });
  refuseOtherMethods(fastify, '/graphql', ['GET', 'POST']);
  serveSubscriptions(fastify, app, {
    schema: api.executor.schema,
    costs: api.executor.costs,
    required,
    validationRules: armor.validationRules as ValidationRule[],
  });
}

/** The ids of requests by their error objects, for the log and the response. */
const requestIds = new WeakMap<object, string>();

const statusOfFirstError: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) requestIds.set(error, contextValue.requestId);
      },
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return;
        const { errors, data } = response.body.singleResult;
        if (!errors?.length || data) return;
        const extensions = errors[0]?.extensions ?? {};
        const { code } = extensions;
        const status = STATUS[String(code)] ?? response.http.status ?? 200;
        response.http.status = status;
        const headers = errorHeaders(String(code), status, extensions);
        for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
      },
    };
  },
};

/** HTTP status codes of operations that returned no data at all. */
const STATUS: Record<string, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_INVALID: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
};

function idOf(error: unknown, formatted: { extensions?: Record<string, unknown> }): string {
  const known = typeof error === 'object' && error !== null ? requestIds.get(error) : undefined;
  return known ?? String(formatted.extensions?.id ?? crypto.randomUUID());
}

/** Returns the unchecked operation of a request. */
const operationOf = ({ method, query, body }: FastifyRequest) =>
  (method === 'GET' ? query : body) as { query?: unknown; operationName?: unknown } | null;

function queryText(request: FastifyRequest): string {
  const text = operationOf(request)?.query;
  return typeof text === 'string' ? text : '';
}

/** Returns the root field of a document for the metrics, or a word for documents without exactly one known field. */
function operationLabel(required: RequiredAccess, text: string): string {
  try {
    const fields = required.of(text);
    if (fields.length > 1) return 'several';
    return fields[0]?.name ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Refuses the changes of a page on another website. Browsers send no token from there, so this leaves sign-ins and
 * forms, for which REST has calls with limits of their own (ADR 69).
 * @throws AppError FORBIDDEN
 */
function refuseOtherWebsites({ config }: App, { headers }: FastifyRequest): void {
  if (headers.authorization === undefined && requestOrigin(config, headers) === 'foreign')
    throw forbidden('Pages of other websites can only send queries here. Use the REST API to send forms.');
}

/** Removes an empty operation name, which some clients send and at which Apollo fails. */
function leaveOutEmptyName(request: FastifyRequest): void {
  const operation = operationOf(request);
  if (operation?.operationName === '') delete operation.operationName;
}
