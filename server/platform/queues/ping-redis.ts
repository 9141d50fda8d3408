import { Redis } from 'ioredis';

const WITHIN_MS = 5_000;

/** Pings Redis on a separate connection. Throws if it does not respond within seconds. */
export async function pingRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: WITHIN_MS,
    commandTimeout: WITHIN_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    enableReadyCheck: false,
    disableClientInfo: true,
  });
  let lost: Error | undefined;
  redis.on('error', (error) => {
    lost = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw lost ?? error;
  } finally {
    redis.disconnect();
  }
}
