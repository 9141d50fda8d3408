import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AccessTokens } from '../accounts/access-tokens.js';
import { DeviceTokens } from '../accounts/device-tokens.js';
import { tellOfGivenUpMail } from '../action-centre/tell-of-given-up-mail.js';
import { OutboxRelay } from '../activity/outbox-relay.js';
import { checkTotalsChore, keepTotals } from '../statistics/keep-totals.js';
import type { App } from './app.js';
import { doChores } from './chores.js';
import type { Config } from './config/config.js';
import { Database } from './database/database.js';
import { DiskFileStore } from './files/disk-file-store.js';
import { createGraphQLApi } from './graphql/graphql-server.js';
import { clearExpiredChore } from './housekeeping.js';
import { createHttpServer } from './http/http-server.js';
import type { PageRenderer } from './http/pages.js';
import { createLog } from './log.js';
import { sweepMail } from './mail/mail-sweeper.js';
import { MailboxTransport, SmtpTransport } from './mail/mail-transport.js';
import { JobQueue } from './queues/job-queue.js';
import { JOBS } from './queues/job-registry.js';
import { stopInOrder } from './stop-in-order.js';

const CHORES = [clearExpiredChore, checkTotalsChore];

export type ProcessRole = 'all' | 'web' | 'worker';

export interface Uplift {
  app: App;
  /** Absent in a worker. */
  http?: FastifyInstance;
  stop: () => Promise<void>;
}

/** Makes the parts that use cases need, from a configuration and a database that is there. */
export async function createApp(config: Config, databaseUrl: string): Promise<App> {
  const log = createLog(config);
  if (config.production && !config.smtpUrl)
    log.warn('SMTP_URL is not set: mail goes to the mailbox at /admin/mailbox and nowhere else');
  const database = await Database.connect({
    url: databaseUrl,
    poolSize: config.databasePoolSize,
    applicationName: 'uplift',
    onPoolError: (error) => log.warn({ err: error.message }, 'A database connection was lost'),
  });
  const secret = config.jwtSecret ?? keptSecret(config.dataFolder);
  return {
    config,
    database,
    log,
    accessTokens: new AccessTokens(secret),
    deviceTokens: new DeviceTokens(secret),
    files: new DiskFileStore(path.join(config.dataFolder, 'files')),
    mail: config.smtpUrl ? new SmtpTransport(config.smtpUrl) : new MailboxTransport(),
  };
}

/** Puts the product together for the role; migrations have run. It does not listen yet. */
export async function assemble(
  app: App,
  databaseUrl: string,
  role: ProcessRole,
  pages: PageRenderer,
): Promise<Uplift> {
  const stopping = new AbortController();
  const stopWork = role === 'web' ? async () => undefined : startWork(app, databaseUrl);
  let http: FastifyInstance | undefined;
  if (role !== 'worker')
    http = await createHttpServer({ app, graphql: createGraphQLApi(), pages, stopping: stopping.signal });
  return { app, http, stop: () => stopInOrder({ app, http, stopWork, stopping }) };
}

/** Starts what runs beside requests; answers how to stop it. */
function startWork(app: App, databaseUrl: string): () => Promise<void> {
  const queue = new JobQueue({ databaseUrl, redisUrl: app.config.redisUrl }, JOBS, app.log);
  const worker = queue.work(app);
  const relay = new OutboxRelay(app, queue);
  const sweeper = sweepMail(app, tellOfGivenUpMail);
  const totals = keepTotals(app);
  const chores = doChores(app, CHORES);
  const stopJobs = async () => {
    await relay.stop();
    await worker.stop();
    await queue.close();
  };
  return async () => {
    sweeper.stop();
    await Promise.all([totals.stop(), chores.stop(), stopJobs()]);
  };
}

/** Outside production the secret is made once and kept with the data, so that sign-ins outlive a restart. */
function keptSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
