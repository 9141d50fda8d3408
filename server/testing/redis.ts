import { execFileSync, spawn } from 'node:child_process';

const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

/** A test that needs `redis-server`, a program of its own: CI installs it, a bare machine may lack it and says so. */
export const itWithRedis = hasRedis || process.env.CI ? it : it.skip;

/** Starts an empty Redis on this port; returns a function that ends it. */
export function startRedis(port: number): () => void {
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  return () => void redis.kill();
}
