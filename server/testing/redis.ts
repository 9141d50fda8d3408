import { execFileSync, spawn } from 'node:child_process';

const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

/**
 * A test that needs `redis-server`. CI installs it. On other machines the test is skipped if it is missing.
 */
export const itWithRedis = hasRedis || process.env.CI ? it : it.skip;

/** Starts an empty Redis on this port. Returns a function that stops it. */
export function startRedis(port: number): () => void {
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  return () => void redis.kill();
}
