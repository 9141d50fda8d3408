import { Session } from 'node:inspector/promises';
import type { ProcessorUse } from './watched-process.js';

// Loaded into a tested server before its own code. It reports the processor use between two messages to the
// bench.

const PROFILE_INTERVAL_US = 200;

let before = process.cpuUsage();
let profiler: Session | null = null;

async function begin(withProfile: boolean): Promise<void> {
  if (withProfile) {
    profiler = new Session();
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.setSamplingInterval', { interval: PROFILE_INTERVAL_US });
    await profiler.post('Profiler.start');
  }
  before = process.cpuUsage();
}

async function end(): Promise<ProcessorUse> {
  const { user, system } = process.cpuUsage(before);
  const stopped = await profiler?.post('Profiler.stop');
  profiler?.disconnect();
  profiler = null;
  return { milliseconds: (user + system) / 1000, profile: stopped?.profile ?? null };
}

process.on('message', async (order: 'begin' | 'begin with profile' | 'end') => {
  const answer = order === 'end' ? await end() : await begin(order === 'begin with profile');
  process.send?.(answer ?? null);
});
// The server ends when told to, even with an open channel.
process.channel?.unref();
