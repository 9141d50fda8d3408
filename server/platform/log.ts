import { type Logger, pino } from 'pino';
import type { Config } from './config/config.js';

/**
 * Structured log on standard output. Requests are logged by path, status, time and id; bodies,
 * queries, headers and addresses of people never are.
 */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        method: request.method,
        path: withoutSecrets(request.url),
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

/** Query strings and the keys of link pages never reach the log. */
function withoutSecrets(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/^\/(entitylink|prospectingbuyers)\/.*/i, '/$1/…');
}
