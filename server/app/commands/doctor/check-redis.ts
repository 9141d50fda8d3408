import { Redis } from 'ioredis';
import { type Finding, fault, ok, warning } from './finding.js';

const WITHIN_MS = 5_000;

/** Checks that a Redis, which responds to PING, never drops jobs. */
export async function checkRedis(url: string): Promise<Finding> {
  const redis = new Redis(url, { lazyConnect: true, commandTimeout: WITHIN_MS, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const info = `${await redis.info('memory')}\r\n${await redis.info('persistence')}`;
    // Some providers disable CONFIG.
    const save = await redis.config('GET', 'save').then(
      (found) => (found as string[])[1] ?? '',
      () => null,
    );
    return judgeRedis(info, save);
  } finally {
    redis.disconnect();
  }
}

/** Returns the finding for the output of INFO and the setting `save`, which is null if it cannot be read. */
export function judgeRedis(info: string, save: string | null): Finding {
  const value = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
  const policy = value('maxmemory_policy');
  if (policy !== 'noeviction')
    return fault(`Redis drops keys when its memory is full (${policy}).`, 'Set maxmemory-policy noeviction.');
  const failed = ['aof_last_write_status', 'rdb_last_bgsave_status'].find((name) => value(name) === 'err');
  if (failed) return warning(`Redis could not write to its disk (${failed}).`, 'Check its disk and log.');
  const appends = value('aof_enabled') === '1';
  if (!appends && save === '')
    return warning(
      'Redis keeps nothing on disk.',
      'Set appendonly yes. Without it, a restart delays queued jobs.',
    );
  return ok(`Redis responds, with noeviction and ${appends ? 'append-only file' : 'snapshots'}.`);
}
