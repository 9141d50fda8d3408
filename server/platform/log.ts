import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config/config.js';

/**
 * A JSON escape, or a run of characters that an e-mail address may consist of. No part of a line is read twice, so that
 * long lines take no longer than their length.
 */
const PIECE = /(\\(?:u[\da-f]{4}|.))|[^\s"'`\\<>()[\],;:/@]+(?:@[^\s"'`\\<>()[\],;:/@]+)*/giu;
const isAddress = (piece: string) => /@[^@]*[^@.]\.[^@.]{2,}/u.test(piece);

/** Returns a line of the log without the e-mail addresses in it. */
const withoutAddresses = (line: string) =>
  line.includes('@')
    ? line.replace(PIECE, (piece, jsonEscape) =>
        !jsonEscape && isAddress(piece) ? '[e-mail address]' : piece,
      )
    : line;

/** Letters of a message, or of a line of a stack, that are logged. */
const LONGEST = 500;

/** PostgreSQL's class of errors about values, which it quotes in their messages. */
const isAboutValue = (error: Error) =>
  String((error as Error & { code?: unknown }).code ?? '').startsWith('22');

const messageOf = (error: Error) =>
  isAboutValue(error) ? error.message.replace(/".*"/s, '"…"') : error.message;

/**
 * Structured log, on standard output unless another stream is given. Requests are logged by route, status, time and id;
 * bodies, queries and headers never are. E-mail addresses are cut out of every line, as other servers and libraries
 * quote them in their messages.
 */
export function createLog(config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    hooks: {
      streamWrite: withoutAddresses,
      logMethod(args, method) {
        // Told as an error by whoever was compressing the answer; people close pages all the time.
        const gone = (args[0] as { code?: unknown } | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
        if (gone) this.info('The client went away before the answer was out');
        else method.apply(this, args);
      },
    },
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        // The route's pattern: what people put into addresses (searches, links, keys) stays out.
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: unknown) =>
        error instanceof Error
          ? {
              type: error.name,
              message: messageOf(error).slice(0, LONGEST),
              stack: error.stack
                ?.replace(error.message, () => messageOf(error))
                .split('\n')
                .slice(0, 8)
                .map((line) => line.slice(0, LONGEST)),
            }
          : typeof error === 'string'
            ? error.slice(0, LONGEST)
            : error,
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
