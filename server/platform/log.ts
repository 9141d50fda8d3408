import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config/config.js';

/**
 * A JSON escape, or a run of characters that an email address may contain. No part of a line is read twice,
 * so that long lines take linear time.
 */
const PIECE = /(\\(?:u[\da-f]{4}|.))|[^\s"'`\\<>()[\],;:/@]+(?:@[^\s"'`\\<>()[\],;:/@]+)*/giu;
const isAddress = (piece: string) => /@[^@]*[^@.]\.[^@.]{2,}/u.test(piece);

/** Returns a text with its email addresses removed, such as a line of the log. */
export const withoutAddresses = (line: string): string =>
  line.includes('@')
    ? line.replace(PIECE, (piece, jsonEscape) =>
        !jsonEscape && isAddress(piece) ? '[email address]' : piece,
      )
    : line;

/** The number of characters of a message, or of a line of a stack, that are logged. */
const LONGEST = 500;

/** Returns true for PostgreSQL errors about values, whose messages quote the value. */
const isAboutValue = (error: Error) =>
  String((error as Error & { code?: unknown }).code ?? '').startsWith('22');

const messageOf = (error: Error) =>
  isAboutValue(error) ? error.message.replace(/".*"/s, '"…"') : error.message;

/**
 * Creates the structured log, on standard output unless another stream is given. Requests are logged by
 * route, status, time and id, never with bodies, queries or headers. Email addresses are removed from every
 * line, since other servers and libraries quote them in messages.
 */
export function createLog(config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    hooks: {
      streamWrite: withoutAddresses,
      logMethod(args, method) {
        // Compression reports a closed page as an error, but people close pages all the time.
        const gone = (args[0] as { code?: unknown } | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
        if (gone) this.info('The client went away before the answer was out');
        else method.apply(this, args);
      },
    },
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        // The pattern of the route, without searches, links and keys from the address.
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
