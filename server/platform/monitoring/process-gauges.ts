import { readFileSync } from 'node:fs';
import { Gauge } from 'prom-client';
import type { App } from '../app.js';

/** Adds what a process can tell of its own state: its version, its connections, and the parts it has checked. */
export function addProcessGauges({ metrics, database, parts }: App, role: string): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const registers = [metrics.registry];
  new Gauge({
    name: 'uplift_build_info',
    help: 'Always 1; the labels name the version and role of the process and its Node',
    labelNames: ['version', 'role', 'node'],
    registers,
  }).set({ version, role, node: process.versions.node }, 1);
  const connections = new Gauge({
    name: 'uplift_database_connections',
    help: 'Connections in the pool of the process, busy and idle',
    labelNames: ['state'],
    registers,
  });
  const waiting = new Gauge({
    name: 'uplift_database_pool_waiting',
    help: 'Calls that wait for a connection of the pool',
    registers,
  });
  const size = new Gauge({
    name: 'uplift_database_pool_size',
    help: 'The number of connections that the pool may have (DATABASE_POOL_SIZE)',
    registers,
  });
  const part = new Gauge({
    name: 'uplift_part_up',
    help: '1 if a part that the process checks works, 0 if it is down: files, mail, queue',
    labelNames: ['part'],
    registers,
  });
  const ready = new Gauge({
    name: 'uplift_ready',
    help: '1 if /readyz of the process would answer 200, apart from a process that is about to stop; else 0',
    registers,
  });
  const clock = new Gauge({
    name: 'uplift_clock_offset_seconds',
    help: 'Seconds by which the clock of the process is ahead of the clock of the database',
    registers,
  });
  metrics.readBeforeAnswer(async () => {
    ready.set((await database.readiness()) === 'ready' ? 1 : 0);
    clock.set(database.clockOffsetSeconds ?? 0);
  });
  metrics.readBeforeAnswer(() => {
    const { totalCount, idleCount, waitingCount, options } = database.pool;
    connections.set({ state: 'idle' }, idleCount);
    connections.set({ state: 'busy' }, totalCount - idleCount);
    waiting.set(waitingCount);
    size.set(options.max);
    for (const name of parts.names) part.set({ part: name }, parts.degraded.includes(name) ? 0 : 1);
  });
}
