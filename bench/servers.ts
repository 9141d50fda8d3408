import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { WatchedProcess } from './watched-process.js';

/** A port outside the range for development and tests. */
const PRODUCT_PORT = 4311;
const BARE_PORT = 4312;
const WITHOUT_PAGE_CACHE_PORT = 4313;
const READY_TIMEOUT_MS = 30_000;

/** The number of database connections of both servers, which is the default of the product. */
const POOL_SIZE = '10';

export interface Servers {
  product: string;
  productPid: number;
  /** A second product without page cache. Null unless requested. */
  withoutPageCache: WatchedProcess | null;
  bare: string;
  stop: () => Promise<void>;
}

export interface ServerOptions {
  /** The folder of the built project, with server/app/main.js and bench/. */
  built: string;
  databaseUrl: string;
  jwtSecret: string;
  /** The data folder of the product. Nothing is written there. */
  dataFolder: string;
  /** True if pages are measured. */
  pages: boolean;
  /** True if a worker runs the background jobs. */
  worker?: boolean;
}

/**
 * Starts the product (`--role web`, as in production) and the bare server on the same database, in separate
 * processes, and waits until both respond.
 */
export async function startServers(options: ServerOptions): Promise<Servers> {
  const main = path.join(options.built, 'server', 'app', 'main.js');
  const watch = pathToFileURL(path.join(options.built, 'bench', 'profile-on-request.js')).href;
  const productAt = (
    port: number,
    env: Record<string, string> = {},
    nodeOptions: string[] = [],
    role: 'web' | 'worker' = 'web',
  ) =>
    run([...nodeOptions, main, '--role', role], {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: options.databaseUrl,
      DATABASE_POOL_SIZE: POOL_SIZE,
      DATA_FOLDER: options.dataFolder,
      PUBLIC_URL: `http://127.0.0.1:${PRODUCT_PORT}`,
      JWT_SECRET: options.jwtSecret,
      SMTP_URL: 'none',
      LOG_LEVEL: 'warn',
      ...env,
    });
  const product = productAt(PRODUCT_PORT);
  const withoutPageCache = options.pages
    ? productAt(WITHOUT_PAGE_CACHE_PORT, { PAGE_CACHE_MB: '0' }, ['--import', watch])
    : null;
  const worker = options.worker ? productAt(PRODUCT_PORT, {}, [], 'worker') : null;
  const bare = run([path.join(options.built, 'bench', 'bare', 'bare-server.js')], {
    NODE_ENV: 'production',
    PORT: String(BARE_PORT),
    DATABASE_URL: options.databaseUrl,
  });
  const servers = {
    productPid: product.pid ?? 0,
    product: `http://127.0.0.1:${PRODUCT_PORT}`,
    withoutPageCache:
      withoutPageCache && new WatchedProcess(`http://127.0.0.1:${WITHOUT_PAGE_CACHE_PORT}`, withoutPageCache),
    bare: `http://127.0.0.1:${BARE_PORT}`,
    stop: async () => {
      await Promise.all([product, bare, withoutPageCache, worker].flatMap((each) => each ?? []).map(stop));
    },
  };
  try {
    await Promise.all([untilReady(servers.product, product), untilReady(servers.bare, bare)]);
    if (servers.withoutPageCache && withoutPageCache)
      await untilReady(servers.withoutPageCache.url, withoutPageCache);
  } catch (error) {
    await servers.stop();
    throw error;
  }
  return servers;
}

function run(args: string[], env: Record<string, string>): ChildProcess {
  const profiling = process.env.BENCH_NODE_OPTIONS?.split(' ') ?? [];
  return spawn(process.execPath, [...profiling, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} ended with code ${child.exitCode}.`);
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error(`The server for ${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
