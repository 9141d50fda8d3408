import { type Logger, pino } from 'pino';
import type { Config } from './config/config.js';

/**
 * Structured log on standard output. Requests are logged by route, status, time and id; bodies,
 * queries, headers and addresses of people never are.
 */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    hooks: {
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
              message: error.message.slice(0, 500),
              stack: error.stack?.split('\n').slice(0, 8),
            }
          : error,
    },
  });
}
