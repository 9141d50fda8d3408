import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

interface Ended {
  code: number | null;
  output: string;
}

export interface Launched {
  child: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves when the product reports that it is open. */
  open: Promise<void>;
  /** Returns the output so far. */
  output: () => string;
}

const running = new Set<ChildProcess>();

/** Starts the built product as `npm start` does, without demo data. `command` is another way to start it. */
export function launch(
  env: Record<string, string>,
  command: [string, ...string[]] = [process.execPath, 'dist/server/app/main.js'],
): Launched {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'development', DEMO: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const ended = new Promise<Ended>((resolve) =>
    // Not `exit`, after which there may still be output.
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    }),
  );
  const open = new Promise<void>((resolve) => {
    const add = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is open at')) resolve();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
  });
  return { child, ended, open, output: () => output };
}

/** Kills the processes that a failed test has left behind. */
export function killLaunched(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** The first port, below those for outgoing connections, which could take a port before it is used. */
const FIRST_PORT = 20_000;
/** The number of ports that each concurrent process searches. */
const PORTS_OF_A_PROCESS = 250;
const PROCESSES = 48;

/** Returns a port that nothing listens on and that no other file of the run gets. */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + (process.pid % PROCESSES) * PORTS_OF_A_PROCESS;
  for (;;) {
    const port = first + Math.floor(Math.random() * PORTS_OF_A_PROCESS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

export const postGraphql = (port: number, query: string) =>
  fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
