import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { userSource } from '../accounts/user-source.js';
import { writeZeroResults } from '../directory/search-words/write-zero-results.js';
import { ZeroResultCounter } from '../directory/search-words/zero-result-counter.js';
import { sweepTasks } from '../kits/tasks/sweep-tasks.js';
import { OutboxRelay } from '../platform/activity/outbox-relay.js';
import type { App } from '../platform/app.js';
import type { Config } from '../platform/config/config.js';
import { LiveChanges } from '../platform/database/live-changes.js';
import { createFileStore } from '../platform/files/create-file-store.js';
import type { FileStore } from '../platform/files/file-store.js';
import { AccessTokens } from '../platform/identity/access-tokens.js';
import { ApiTokens } from '../platform/identity/api-tokens.js';
import { BounceTokens } from '../platform/identity/bounce-tokens.js';
import { OpenIdProvider } from '../platform/identity/open-id-provider.js';
import { ScopeRegistry } from '../platform/identity/scope-registry.js';
import { SealedTexts } from '../platform/identity/sealed-texts.js';
import { SigningKeys } from '../platform/identity/signing-keys.js';
import { SpeculativeAuth } from '../platform/identity/speculative-auth.js';
import { createSignedTokens } from '../platform/identity/token-kinds.js';
import { createLog } from '../platform/log.js';
import { sweepMail } from '../platform/mail/mail-sweeper.js';
import { MailboxTransport, SmtpTransport } from '../platform/mail/mail-transport.js';
import { Metrics } from '../platform/metrics.js';
import { addDatabaseGauges } from '../platform/monitoring/database-gauges.js';
import { addProcessGauges } from '../platform/monitoring/process-gauges.js';
import { addQueueGauges } from '../platform/monitoring/queue-gauges.js';
import type { MailTransport } from '../platform/outgoing-mail.js';
import { type Part, PartChecks } from '../platform/part-checks.js';
import { JobQueue } from '../platform/queues/job-queue.js';
import { pingRedis } from '../platform/queues/ping-redis.js';
import { QueueInspector } from '../platform/queues/queue-inspector.js';
import { startScheduler } from '../platform/scheduled-jobs.js';
import { stopInOrder } from '../platform/stop-in-order.js';
import { maintainTotals } from '../reports/statistics/maintain-totals.js';
import type { PageRenderer } from '../site/page-renderer.js';
import { alertUndeliverableMail } from '../staff/action-centre/alert-failed-mail.js';
import { alertStuckJobs } from '../staff/action-centre/alert-stuck-jobs.js';
import { pauseWebhooksOf } from '../staff/webhooks/pause-webhook.js';
import { WebhookSender } from '../staff/webhooks/webhook-sender.js';
import { DATABASE_GAUGES } from './database-gauges.js';
import { createHttpServer, type HttpServerParts } from './http-server.js';
import { JOBS } from './job-registry.js';
import { createMetricsServer } from './metrics-server.js';
import { connectDatabase } from './product-database.js';
import { SCHEDULED_JOBS } from './scheduled-jobs.js';
import { createProductApi } from './schema.js';

export type ProcessRole = 'all' | 'web' | 'worker';

export interface Uplift {
  app: App;
  /** The HTTP server. Absent in a worker. */
  http?: FastifyInstance;
  /** The server of /metrics and the health checks. Absent unless METRICS_PORT is set. */
  metricsServer?: FastifyInstance;
  stop: () => Promise<void>;
}

/** The parts of the product, and counters that must be saved before it ends. */
export interface ProductApp extends App {
  searchMisses: ZeroResultCounter;
}

/** Creates the parts that use cases need, from a configuration and an existing database. */
export async function createApp(config: Config, databaseUrl: string): Promise<ProductApp> {
  const log = createLog(config);
  if (config.production && !config.smtpUrl)
    log.warn('SMTP_URL is none: mail goes to the mailbox at /admin/mailbox and nowhere else');
  const database = await connectDatabase({
    url: databaseUrl,
    directUrl: config.databaseDirectUrl,
    poolSize: config.databasePoolSize,
    patience: config.databasePatience,
    applicationName: 'uplift',
    onPoolError: (error) => log.warn({ err: error.message }, 'A database connection was lost'),
  });
  const files = await createFileStore(config);
  const mail = config.smtpUrl ? new SmtpTransport(config.smtpUrl) : new MailboxTransport();
  const keys = new SigningKeys(
    config.jwtSecret ?? storedSecret(config.dataFolder),
    config.jwtSecretFallbacks,
  );
  return {
    config,
    database,
    log,
    accessTokens: new AccessTokens(keys),
    apiTokens: new ApiTokens(userSource, (error) =>
      log.warn({ err: (error as Error).message }, 'The use of an API token was not recorded'),
    ),
    tokenScopes: new ScopeRegistry(),
    ...createSignedTokens(keys),
    users: userSource,
    knownCallers: new SpeculativeAuth(userSource),
    google: config.google ? new OpenIdProvider(config.google) : null,
    bounceTokens: new BounceTokens(keys),
    pauseWebhooksOf,
    webhookSecrets: new SealedTexts(keys, 'webhook-secrets'),
    files,
    live: new LiveChanges(database),
    metrics: new Metrics(),
    mail,
    parts: new PartChecks(partsOf(config, files, mail), log),
    queueInspector: new QueueInspector(
      { databaseUrl: database.directUrl, redisUrl: config.redisUrl },
      database,
      log,
    ),
    searchMisses: new ZeroResultCounter((misses) => writeZeroResults(database, misses), log),
  };
}

/** Returns the optional parts to check. Without Redis, the queue is in the database and needs no check. */
export function partsOf({ redisUrl }: Config, files: FileStore, mail: MailTransport): Part[] {
  const queue: Part[] = redisUrl ? [{ name: 'queue', check: () => pingRedis(redisUrl) }] : [];
  return [
    { name: 'files', check: () => files.check(), isRefusing: () => files.isRefusing },
    { name: 'mail', check: () => mail.check() },
    ...queue,
  ];
}

/** Assembles the product for the role, after the migrations. It does not listen yet. */
export async function assemble(
  app: ProductApp,
  role: ProcessRole,
  pages: PageRenderer,
  { holdToTerms }: Pick<HttpServerParts, 'holdToTerms'> = {},
): Promise<Uplift> {
  const stopping = new AbortController();
  const stopWork = role === 'web' ? async () => undefined : startWork(app);
  addProcessGauges(app, role);
  let http: FastifyInstance | undefined;
  if (role !== 'worker')
    http = await createHttpServer({
      app,
      graphql: createProductApi(),
      pages,
      stopping: stopping.signal,
      holdToTerms,
    });
  const metricsServer = app.config.metricsServer && createMetricsServer(app, stopping.signal);
  const lastWrites = () => app.searchMisses.flush();
  return {
    app,
    http,
    metricsServer,
    stop: () => stopInOrder({ app, http, metricsServer, stopWork, stopping, lastWrites }),
  };
}

/** Starts background work and returns a function that stops it. */
function startWork(app: App): () => Promise<void> {
  const { database, config } = app;
  const address = { databaseUrl: database.directUrl, redisUrl: config.redisUrl };
  const queue = new JobQueue(address, JOBS, app.log);
  const worker = queue.work(app);
  const stopGauges = addDatabaseGauges(app, DATABASE_GAUGES);
  addQueueGauges(app, queue);
  const relay = new OutboxRelay(app, queue, alertStuckJobs);
  const sweeper = sweepMail(app, alertUndeliverableMail);
  const tasks = sweepTasks(app);
  const totals = maintainTotals(app);
  const webhooks = new WebhookSender(app);
  const scheduler = startScheduler(app, SCHEDULED_JOBS);
  const stopJobs = async () => {
    await relay.stop();
    await worker.stop();
    await queue.close();
  };
  return async () => {
    sweeper.stop();
    tasks.stop();
    await Promise.all([totals.stop(), webhooks.stop(), scheduler.stop(), stopJobs(), stopGauges()]);
  };
}

/**
 * Returns the secret in the data folder. Outside production it is generated once, so that sign-ins survive a
 * restart.
 */
function storedSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
