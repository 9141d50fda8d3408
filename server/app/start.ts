import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/app.js';
import { type Config, readConfig } from '../platform/config/config.js';
import { unreachable } from '../platform/database/database.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.js';
import { MigrationError } from '../platform/database/migrate.js';
import { PoolerError } from '../platform/database/pooler.js';
import { PRODUCT_NAME } from '../platform/product.js';
import { devSite } from '../site/dev-site.js';
import { site } from '../site/site.js';
import { processOutput } from './process-output.js';
import { assemble, createApp, type ProcessRole, type ProductApp, type Uplift } from './uplift.js';

/**
 * The seconds for closing the database after the time for requests and jobs, before the process ends anyway.
 */
const LAST_SECONDS = 9;

/** An error for an external obstacle to starting. `message` is the one line to print. */
export class StartError extends Error {}

/**
 * Starts the product as configured by the environment, and returns a function that stops it.
 * @throws ConfigError or StartError with one clear line
 */
export async function start(env: NodeJS.ProcessEnv, role: ProcessRole): Promise<() => Promise<void>> {
  const config = readConfig(env);
  if (role !== 'worker') await requireFreePort(config, 'PORT');
  if (config.metricsServer) await requireFreePort(config.metricsServer, 'METRICS_PORT');
  requireDataFolder(config);
  const embedded = config.databaseUrl ? null : await startDatabase(config);
  const databaseUrl = config.databaseUrl ?? embedded?.url() ?? '';
  try {
    const app = await connect(config, databaseUrl);
    await prepareDatabase(app);
    const demo = config.demo ? await loadDemo() : null;
    await demo?.fillWithDemoData(app);
    const pages = env.UPLIFT_DEV === '1' && !config.production ? devSite : site;
    const uplift = await assemble(app, role, pages);
    await listen(uplift, config);
    if (uplift.http || uplift.metricsServer) app.parts.start();
    if (uplift.metricsServer) app.metrics.measureProcess();
    announce(config, role, demo?.signIns ?? []);
    let stopping = false;
    void embedded?.failure.then((reason) => stopping || lostDatabase(config, reason));
    return async () => {
      stopping = true;
      const last = setTimeout(() => stopAtOnce(config), (config.stopSeconds + LAST_SECONDS) * 1000).unref();
      await uplift.stop();
      await embedded?.stop();
      clearTimeout(last);
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function requireFreePort({ port, host }: { port: number; host: string }, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`;
      reject(new StartError(`Port ${port} ${reason}. Choose another with ${setting}=… npm start.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Checks the data folder. It is not needed with an external bucket and database. */
function requireDataFolder(config: Config): void {
  if (config.s3 && config.databaseUrl) return;
  try {
    mkdirSync(path.join(config.dataFolder, 'files'), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`The data folder ${config.dataFolder} cannot be written to (${code}).`);
  }
}

async function startDatabase(config: Config): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({
      folder: config.dataFolder,
      onRestart: () =>
        processOutput(config.production).error(
          `The embedded PostgreSQL of ${PRODUCT_NAME} has ended and is started again.`,
        ),
    });
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

async function connect(config: Config, databaseUrl: string): Promise<ProductApp> {
  try {
    return await createApp(config, databaseUrl);
  } catch (error) {
    throw new StartError(unreachable(databaseUrl, error));
  }
}

/**
 * Checks the pooler and runs the migrations, or only checks the schema if the process does not migrate.
 * @throws StartError if the pooler is set up wrongly, or the schema cannot be updated or is too old
 */
async function prepareDatabase({ database, config }: App): Promise<void> {
  try {
    await database.checkPooler();
    if (config.migrateAtStart) await database.migrate();
    else await database.requireSchema();
  } catch (error) {
    const known = error instanceof PoolerError || error instanceof MigrationError;
    throw known ? new StartError(error.message) : error;
  }
}

async function listen(uplift: Uplift, config: Config): Promise<void> {
  await listenAt(uplift, uplift.metricsServer, config.metricsServer);
  await listenAt(uplift, uplift.http, config);
}

async function listenAt(
  uplift: Uplift,
  server: FastifyInstance | undefined,
  { port, host } = { port: 0, host: '' },
): Promise<void> {
  try {
    await server?.listen({ port, host });
  } catch (error) {
    await uplift.stop();
    throw new StartError(`Port ${port} cannot be used (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/**
 * Loads the demo data.
 * @throws StartError if the build has none, like the production image
 */
async function loadDemo() {
  try {
    return await import('../../demo/fill-with-demo-data.js');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('This build has no demo in it: start it without DEMO.');
  }
}

function announce(config: Config, role: ProcessRole, signIns: readonly string[]): void {
  const output = processOutput(config.production);
  if (role === 'worker') {
    output.info(`${PRODUCT_NAME} worker is running.`);
    return;
  }
  output.info(`${PRODUCT_NAME} is open at ${config.publicUrl}`);
  for (const line of signIns) output.info(line);
}

/**
 * Ends the process. All acknowledged data is in the database, so nothing is lost, and the next start cleans
 * up.
 */
function stopAtOnce({ production }: Config): never {
  processOutput(production).error(`${PRODUCT_NAME} did not stop in order in time and ends as it is.`);
  process.exit(1);
}

/** Ends the process after its embedded PostgreSQL was lost. A supervisor should start the product again. */
function lostDatabase({ production }: Config, reason: string): never {
  processOutput(production).error(
    `${PRODUCT_NAME} stops: its embedded PostgreSQL cannot be kept running: ${reason}.`,
  );
  process.exit(1);
}
