import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppError, badInput, causeOf, errorHeaders, levelOf, notFound, toAppError } from '../errors.js';
import { homeOf } from './page-address.js';

/** Prevents proxies and browsers from caching errors. */
const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Responds to every error with a message for people and an id for the log, in the form of the API that was
 * called. `stopping` is aborted when the process is about to stop.
 */
export function handleErrors(fastify: FastifyInstance, log: Logger, stopping?: AbortSignal): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error) ?? fromFastify(error);
    // A request of a client that has gone may still run when the database closes at shutdown.
    const nobodyWaits = stopping?.aborted && reply.raw.destroyed;
    if (nobodyWaits || wentAway(error, request, reply))
      log.info({ reqId: request.id }, 'The client went away before the answer was out');
    else if (!known) log.error({ reqId: request.id, err: error }, 'Request failed');
    else if (known.status >= 500)
      log[levelOf(known)](
        { reqId: request.id, err: error.message, cause: causeOf(error) },
        `Answered ${known.status}`,
      );
    const answer =
      known ?? new AppError('INTERNAL', 500, 'Something went wrong on our side. Please try again.');
    return refuse(request, reply, answer);
  });

  fastify.setNotFoundHandler((request, reply) => refuse(request, reply, notFound('This address')));
}

const isGraphQL = (url: string) => /^\/graphql(?:[/?#%]|$)/i.test(url);
const GRAPHQL_TYPE = 'application/graphql-response+json';

/** Responds with an error: a GraphQL error at /graphql, elsewhere {code, message, id, fields?}. */
function refuse(request: FastifyRequest, reply: FastifyReply, refusal: AppError): FastifyReply {
  const { code, status, message, details } = refusal;
  const { fields, retryAfterSeconds, current, requiredScope } = details;
  const { id, url, headers } = request;
  reply.code(status).headers({ ...NO_STORE, ...errorHeaders(code, status, details) });
  if (!isGraphQL(url)) return reply.send({ code, message, id, fields, current });
  const type = headers.accept?.includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : 'application/json';
  const extensions = { code, id, fields, retryAfterSeconds, current, requiredScope };
  // As text, since Fastify serialises objects only for types that it knows.
  return reply.type(`${type}; charset=utf-8`).send(JSON.stringify({ errors: [{ message, extensions }] }));
}

/**
 * Returns true if the response broke off because the client closed the connection, which is normal. A stream
 * that ends too early while the connection is open is an error.
 */
const wentAway = ({ code }: FastifyError, request: FastifyRequest, { raw }: FastifyReply) =>
  (code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed) ||
  // The connection ended before the whole request had arrived.
  (code === 'ECONNRESET' && request.raw.socket.destroyed && !request.raw.complete);

/** Returns a 415: the body has a media type other than JSON, or none. */
export const notJson = () =>
  new AppError('BAD_USER_INPUT', 415, 'Please send JSON, with the header Content-Type: application/json.');

/** Converts refusals by Fastify itself: bad JSON, a body that is too large, or an unknown media type. */
function fromFastify(error: FastifyError): AppError | null {
  const status = error.statusCode ?? 500;
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', 413, 'The request is too large.');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return notJson();
  if (status === 416) return new AppError('BAD_USER_INPUT', 416, 'The requested range is outside the file.');
  if (status >= 400 && status < 500) return badInput('The request could not be read.');
  return null;
}

/**
 * Responds to a malformed URL: an error on API paths, a redirect to Home elsewhere (R032).
 */
export function handleBadUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { url } = request;
  if (url.startsWith('/api/') || isGraphQL(url))
    void refuse(request, reply, badInput('This URL is not valid.'));
  else void reply.redirect(homeOf(url), 302);
}
