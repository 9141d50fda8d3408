import { type Logger, pino } from 'pino';
import type { Config } from './config/config.js';

/**
 * Structured log on standard output. Requests are logged by route, status, time and id; bodies,
 * queries, headers and addresses of people never are.
 */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
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
