import { readConfig } from '../../../platform/config/config.js';
import { judgeCertificate } from './check-certificate.js';
import { checkSecrets, judgeFreeSpace } from './check-machine.js';
import { judgeRedis } from './check-redis.js';
import { redactSecrets } from './redact-secrets.js';

const INFO = [
  'maxmemory_policy:noeviction',
  'aof_enabled:1',
  'aof_last_write_status:ok',
  'rdb_last_bgsave_status:ok',
];
const MEGABYTE = 1024 * 1024;

describe('findings of doctor', () => {
  it.each([
    [5000, 'ok'],
    [500, 'warning'],
    [50, 'fault'],
  ])('%s MB of free space: %s', (megabytes, state) => {
    expect(judgeFreeSpace('/data', megabytes * MEGABYTE).state).toBe(state);
  });

  it.each([
    [INFO, '', 'ok'],
    [INFO, null, 'ok'],
    [[INFO[0], 'aof_enabled:0'], '3600 1', 'ok'],
    [[INFO[0], 'aof_enabled:0'], '', 'warning'],
    [[...INFO.slice(0, 3), 'rdb_last_bgsave_status:err'], '', 'warning'],
    [['maxmemory_policy:allkeys-lru', ...INFO.slice(1)], '', 'fault'],
  ])('Redis with %j and save %j: %s', (info, save, state) => {
    expect(judgeRedis(info.join('\r\n'), save).state).toBe(state);
  });

  it.each([
    ['2026-12-31', null, 'ok'],
    ['2026-06-10', null, 'warning'],
    ['2026-05-31', null, 'fault'],
    ['2026-12-31', 'CERT_HAS_EXPIRED', 'fault'],
  ])('a certificate until %s with the problem %s: %s', (validTo, problem, state) => {
    expect(judgeCertificate('uplift.nz', new Date(validTo), problem, new Date('2026-06-01')).state).toBe(
      state,
    );
  });

  it('warns about a secret that production refuses', () => {
    const weak = { production: false, jwtSecret: 'ab'.repeat(20), jwtSecretFallbacks: [] };
    expect(checkSecrets(weak)).toMatchObject({ state: 'warning' });
    const good = { ...weak, jwtSecret: 'kTz0qf9Yw3nB7xLr2VdM8sHc5PjE1uGa6', jwtSecretFallbacks: [] };
    expect(checkSecrets(good).state).toBe('ok');
    expect(checkSecrets({ ...good, jwtSecretFallbacks: ['ab'.repeat(20)] }).state).toBe('warning');
    expect(JSON.stringify(checkSecrets(good))).not.toContain(good.jwtSecret);
  });

  it('removes passwords from messages, also in their encoded form', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://me:s%20cret@db/uplift',
      REDIS_URL: 'redis://:hush@r',
    });
    expect(redactSecrets('s cret, s%20cret and hush are wrong', config)).toBe('…, … and … are wrong');
  });
});
