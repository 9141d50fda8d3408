import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import { DataSource, type EntityManager, type MigrationInterface } from 'typeorm';
import { sqlState } from '../errors.js';
import { DatabaseListener, type ListenerOptions } from './database-listener.js';
import { HeardClient } from './heard-client.js';
import { MigrationError, migrate } from './migrate.js';
import { checkPooler } from './pooler.js';
import { type Readiness, ReadinessProbe } from './readiness-probe.js';
import { SharedRuns } from './shared-runs.js';
import { SnakeNaming } from './snake-naming.js';

/** What is asked for is in memory or on a disk without arms: a page elsewhere costs hardly more than the next one. */
const PLANNED_FOR = '-c random_page_cost=1.1';
const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 20_000;
/** Also how long a call waits for one of the pool. It may need two, and has five seconds to say that there is none. */
const CONNECT_TIMEOUT_MS = 2_000;
const TRANSACTION_TRIES = 3;
const RETRIED_SQLSTATES = new Set(['40001', '40P01']);

const closing = new WeakSet<DataSource>();

type Class<T> = new () => T;

export interface DatabaseOptions {
  url: string;
  /**
   * The database without a pooler between, if `url` leads to a pooler in transaction mode. What needs a session uses it:
   * LISTEN, migrations and the queue. Absent: `url` is used for everything.
   */
  directUrl?: string;
  poolSize: number;
  /** Multiplies the time limits of connections, statements and locks; 1 unless the machine is slow. */
  patience?: number;
  applicationName: string;
  /** What it stores. */
  entities: Class<object>[];
  /** In their order. */
  migrations: Class<MigrationInterface>[];
  /** Objects that must exist once the migrations have run, such as `table category`. Left out: no check. */
  expected?: readonly string[];
  /** Told of errors on idle connections, as when PostgreSQL restarts; the pool opens new ones. */
  onPoolError: (error: Error) => void;
}

/**
 * The one way to PostgreSQL: TypeORM for writes and single records, named prepared statements on
 * TypeORM's own pool for read models.
 */
export class Database {
  private readonly open = new AsyncLocalStorage<EntityManager>();
  private readonly sharedReads = new SharedRuns();
  private turn: Promise<unknown> = Promise.resolve();
  private openTransactions = 0;

  private readonly probe: ReadinessProbe;

  private constructor(
    readonly dataSource: DataSource,
    private readonly options: DatabaseOptions,
  ) {
    const { url, directUrl, expected = [] } = options;
    this.probe = new ReadinessProbe({
      url: this.directUrl,
      poolerUrl: directUrl && url,
      dataSource,
      expected,
    });
  }

  /** Leads to PostgreSQL itself, for what needs a session. */
  get directUrl(): string {
    return this.options.directUrl ?? this.options.url;
  }

  /** Connects; migrations are not run. */
  static async connect(options: DatabaseOptions): Promise<Database> {
    const { patience = 1 } = options;
    const dataSource = new DataSource({
      type: 'postgres',
      url: options.url,
      applicationName: options.applicationName,
      poolSize: options.poolSize,
      // Connections that end while the pool is being closed are what was asked for.
      poolErrorHandler: (error: Error) => closing.has(dataSource) || options.onPoolError(error),
      connectTimeoutMS: CONNECT_TIMEOUT_MS * patience,
      namingStrategy: new SnakeNaming(),
      entities: options.entities,
      migrations: options.migrations,
      installExtensions: false,
      // A pooler refuses these: its connections have them already (ADR 59).
      extra: options.directUrl
        ? { Client: HeardClient }
        : {
            Client: HeardClient,
            statement_timeout: STATEMENT_TIMEOUT_MS * patience,
            lock_timeout: LOCK_TIMEOUT_MS * patience,
            idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS * patience,
            options: PLANNED_FOR,
          },
    });
    await dataSource.initialize();
    return new Database(dataSource, options);
  }

  async close(): Promise<void> {
    closing.add(this.dataSource);
    await this.probe.close();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  /** Hears what transactions announce with NOTIFY, on a connection beside the pool, until it is stopped. */
  listen(options: Omit<ListenerOptions, 'databaseUrl'>): DatabaseListener {
    return new DatabaseListener({ ...options, databaseUrl: this.directUrl });
  }

  /** Tells within a second whether the product can use the database. */
  readiness(): Promise<Readiness> {
    return this.probe.readiness();
  }

  /** Checks the pooler, if there is one. @see checkPooler */
  async checkPooler(): Promise<void> {
    if (this.options.directUrl) await checkPooler(this.pool);
  }

  /**
   * Migrates in a session of its own. @see migrate
   * @throws MigrationError also if the database cannot be reached
   */
  async migrate(): Promise<void> {
    const { migrations, expected, patience = 1, onPoolError } = this.options;
    const dataSource = new DataSource({
      type: 'postgres',
      url: this.directUrl,
      applicationName: 'uplift-migrations',
      poolSize: 1,
      poolErrorHandler: onPoolError,
      connectTimeoutMS: CONNECT_TIMEOUT_MS * patience,
      migrations,
      installExtensions: false,
      extra: { Client: HeardClient, options: PLANNED_FOR },
    });
    try {
      await dataSource.initialize();
    } catch (error) {
      throw new MigrationError(unreachable(this.directUrl, error), { cause: error });
    }
    try {
      await migrate(dataSource, { expected });
    } finally {
      await dataSource.destroy();
    }
  }

  /** The open transaction's entity manager, else the plain one. */
  get manager(): EntityManager {
    return this.open.getStore() ?? this.dataSource.manager;
  }

  /**
   * Runs `work` in a transaction; inside another it joins that one. Deadlocks and serialisation
   * failures are tried again, so `work` must do nothing outside the database.
   */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const joined = this.open.getStore();
    if (joined) return work(joined);
    this.openTransactions++;
    try {
      return await this.tryTransaction(work);
    } finally {
      // Once used, the storage follows every promise of the process, which slows reads by a third.
      if (--this.openTransactions === 0) this.open.disable();
    }
  }

  private async tryTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.dataSource.transaction((manager) => this.open.run(manager, () => work(manager)));
      } catch (error) {
        if (attempt >= TRANSACTION_TRIES || !RETRIED_SQLSTATES.has(sqlState(error) ?? '')) throw error;
      }
    }
  }

  /**
   * One named prepared statement. The name must be unique per text; it spares PostgreSQL the parsing
   * and planning on every call. Inside a transaction the statement sees that transaction's work.
   */
  async read<Row extends QueryResultRow>(
    statement: Statement,
    values: unknown[] = statement.values ?? [],
  ): Promise<Row[]> {
    const joined = this.open.getStore();
    if (joined) return rowsIn(joined, statement.text, values);
    const query: QueryConfig = { name: shortName(statement.name), text: statement.text, values };
    return (await this.pool.query<Row>(query)).rows;
  }

  /** Like `read`, for statements that answer one row or none. */
  async readOne<Row extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row | null> {
    return (await this.read<Row>(statement, values))[0] ?? null;
  }

  /**
   * Like `readOne`, for a costly statement about everything: one run serves all who asked before it began, so that
   * many of them do not take every connection. Not for use inside a transaction.
   */
  readOneShared<Row extends QueryResultRow>(statement: NamedStatement): Promise<Row | null> {
    return this.sharedReads.run(statement.name, () => this.readOne<Row>(statement));
  }

  /**
   * Like `read`, one such statement after another, each in its turn: however many go through long lists, they take one
   * connection of the pool, and the memory of one batch. Not for use inside a transaction.
   */
  readInTurn<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const read = this.turn.then(() => this.read<Row>(statement, values));
    this.turn = read.catch(() => undefined);
    return read;
  }

  /** The pool that TypeORM owns. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

/** The line that says that the database of this address cannot be reached, and why. */
export const unreachable = (url: string, error: unknown): string =>
  `The database at ${new URL(url).host} cannot be reached: ${(error as Error).message || 'no answer'}.`;

/** The rows of a statement within a transaction. TypeORM's own `query` puts those of an UPDATE beside their number. */
async function rowsIn<Row>({ queryRunner }: EntityManager, text: string, values: unknown[]): Promise<Row[]> {
  return (await queryRunner?.query(text, values, true))?.records ?? [];
}

/** PostgreSQL cuts longer names, and two that are alike so far would be taken for one. */
const MAX_NAME_LENGTH = 63;

const shortName = (name: string | undefined) =>
  name && name.length > MAX_NAME_LENGTH ? createHash('sha1').update(name).digest('hex') : name;

/**
 * A statement with a name of its own, for the server's plan cache; without one it is planned each time. Those that are
 * written with `sql` bring their values along.
 */
export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

export type NamedStatement = Statement & { name: string };
