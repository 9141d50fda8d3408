import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppError, badInput, causeOf, levelOf, notFound, toAppError } from '../errors.js';
import { homeOf } from './page-address.js';

/** Prevents proxies and browsers from caching errors. */
const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Responds to every error below /api with {code, message, id, fields?}: a message for people and an id for
 * the log. `stopping` is aborted when the process is about to stop.
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
    const { fields, retryAfterSeconds, current } = answer.details;
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(answer.status)
      .headers(NO_STORE)
      .send({ code: answer.code, message: answer.message, id: request.id, fields, current });
  });

  fastify.setNotFoundHandler((request, reply) => {
    const { code, message } = notFound('This address');
    return reply.code(404).headers(NO_STORE).send({ code, message, id: request.id });
  });
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
 * Responds to an unreadable address: with an error below /api, and with a redirect to Home elsewhere (R032).
 */
export function handleBadUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (!request.url.startsWith('/api/')) {
    void reply.redirect(homeOf(request.url), 302);
    return;
  }
  const { code, message, status } = badInput('This address could not be read.');
  void reply.code(status).send({ code, message, id: request.id });
}
