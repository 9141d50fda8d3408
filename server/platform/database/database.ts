import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import { DataSource, type EntityManager, type MigrationInterface } from 'typeorm';
import { sqlState } from '../errors.js';
import { DatabaseListener, type ListenerOptions } from './database-listener.js';
import { MigrationError, migrate, requireSchema } from './migrate.js';
import { checkPooler } from './pooler.js';
import { type Readiness, ReadinessProbe } from './readiness-probe.js';
import { SafePgClient } from './safe-pg-client.js';
import { SingleFlight } from './single-flight.js';
import { SnakeNaming } from './snake-naming.js';

/**
 * Planner setting for data in memory or on SSDs, where random pages cost little more than sequential ones.
 */
const PLANNED_FOR = '-c random_page_cost=1.1';
const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 20_000;
/**
 * Also the time that a call waits for a connection of the pool. A call may need two, and has to fail within
 * five seconds.
 */
const CONNECT_TIMEOUT_MS = 2_000;
const TRANSACTION_TRIES = 3;
const RETRIED_SQLSTATES = new Set(['40001', '40P01']);

const closing = new WeakSet<DataSource>();

type Class<T> = new () => T;

export interface DatabaseOptions {
  url: string;
  /**
   * The address of the database without the pooler, if `url` leads to a pooler in transaction mode. LISTEN,
   * migrations and the queue use it because they need a session. If absent, `url` is used for everything.
   */
  directUrl?: string;
  poolSize: number;
  /** The factor for the time limits of connections, statements and locks: 1 unless the machine is slow. */
  patience?: number;
  applicationName: string;
  /** The entities that it stores. */
  entities: Class<object>[];
  /** The migrations, in order. */
  migrations: Class<MigrationInterface>[];
  /**
   * Objects that must exist after the migrations, such as `table category`. If absent, nothing is checked.
   */
  expected?: readonly string[];
  /** Called for errors on idle connections, for example when PostgreSQL restarts. The pool opens new ones. */
  onPoolError: (error: Error) => void;
}

/**
 * All access to PostgreSQL: TypeORM for writes and single records, and named prepared statements on TypeORM’s
 * pool for reads.
 */
export class Database {
  private readonly open = new AsyncLocalStorage<EntityManager>();
  private readonly sharedReads = new SingleFlight();
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

  /** The address of PostgreSQL itself, for work that needs a session. */
  get directUrl(): string {
    return this.options.directUrl ?? this.options.url;
  }

  /** Connects without running the migrations. */
  static async connect(options: DatabaseOptions): Promise<Database> {
    const { patience = 1 } = options;
    const dataSource = new DataSource({
      type: 'postgres',
      url: options.url,
      applicationName: options.applicationName,
      poolSize: options.poolSize,
      // Errors are expected on connections that end because the pool is closing.
      poolErrorHandler: (error: Error) => closing.has(dataSource) || options.onPoolError(error),
      connectTimeoutMS: CONNECT_TIMEOUT_MS * patience,
      namingStrategy: new SnakeNaming(),
      entities: options.entities,
      migrations: options.migrations,
      installExtensions: false,
      // A pooler rejects these parameters. Its connections have them already (ADR 59).
      extra: options.directUrl
        ? { Client: SafePgClient }
        : {
            Client: SafePgClient,
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

  /** Listens for NOTIFY on a connection outside the pool, until it is stopped. */
  listen(options: Omit<ListenerOptions, 'databaseUrl'>): DatabaseListener {
    return new DatabaseListener({ ...options, databaseUrl: this.directUrl });
  }

  /** Returns within a second if the product can use the database. */
  readiness(): Promise<Readiness> {
    return this.probe.readiness();
  }

  /** The seconds by which this process is ahead of the database, as of the last call of `readiness`. */
  get clockOffsetSeconds(): number | undefined {
    return this.probe.clockOffsetSeconds;
  }

  /** Checks the pooler, if there is one. See checkPooler. */
  async checkPooler(): Promise<void> {
    if (this.options.directUrl) await checkPooler(this.pool);
  }

  /**
   * Runs the migrations in a session of its own and returns the names of those that ran. See migrate.
   * @throws MigrationError also if the database cannot be reached
   */
  migrate(): Promise<string[]> {
    return this.inSchemaSession((dataSource, expected) => migrate(dataSource, { expected }));
  }

  /**
   * Checks the schema without changing it. See requireSchema.
   * @throws MigrationError also if the database cannot be reached
   */
  requireSchema(): Promise<void> {
    return this.inSchemaSession(requireSchema);
  }

  private async inSchemaSession<T>(
    work: (dataSource: DataSource, expected?: readonly string[]) => Promise<T>,
  ): Promise<T> {
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
      extra: { Client: SafePgClient, options: PLANNED_FOR },
    });
    try {
      await dataSource.initialize();
    } catch (error) {
      throw new MigrationError(unreachable(this.directUrl, error), { cause: error });
    }
    try {
      return await work(dataSource, expected);
    } finally {
      await dataSource.destroy();
    }
  }

  /** The entity manager of the open transaction, or the default one. */
  get manager(): EntityManager {
    return this.open.getStore() ?? this.dataSource.manager;
  }

  /**
   * Runs `work` in a transaction, or joins the open transaction. Deadlocks and serialisation failures are
   * retried, so `work` must have no effects outside the database.
   */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const joined = this.open.getStore();
    if (joined) return work(joined);
    this.openTransactions++;
    try {
      return await this.tryTransaction(work);
    } finally {
      // An enabled storage follows every promise of the process, which slows reads by a third.
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
   * Runs a named prepared statement, which PostgreSQL parses and plans once. The name must be unique per
   * text. In a transaction, the statement sees the changes of that transaction.
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

  /** Runs a statement that returns one row or none. See read. */
  async readOne<Row extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row | null> {
    return (await this.read<Row>(statement, values))[0] ?? null;
  }

  /**
   * Runs a costly statement once for all callers who asked before it began, so that they do not take every
   * connection. Not for use in a transaction. See readOne.
   */
  readOneShared<Row extends QueryResultRow>(statement: NamedStatement): Promise<Row | null> {
    return this.sharedReads.run(statement.name, () => this.readOne<Row>(statement));
  }

  /**
   * Runs such statements one after another, so that exports of long lists take one connection of the pool and
   * the memory of one batch. Not for use in a transaction. See read.
   */
  readSerialized<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const read = this.turn.then(() => this.read<Row>(statement, values));
    this.turn = read.catch(() => undefined);
    return read;
  }

  /** The connection pool of TypeORM. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

/** Returns the line that says that the database at this address cannot be reached, and why. */
export const unreachable = (url: string, error: unknown): string =>
  `The database at ${new URL(url).host} cannot be reached: ${(error as Error).message || 'no answer'}.`;

/**
 * Runs a statement in a transaction and returns its rows. TypeORM’s own `query` returns the rows of an UPDATE
 * together with their count.
 */
async function rowsIn<Row>({ queryRunner }: EntityManager, text: string, values: unknown[]): Promise<Row[]> {
  return (await queryRunner?.query(text, values, true))?.records ?? [];
}

/** PostgreSQL cuts longer names, so two names with the same beginning would collide. */
const MAX_NAME_LENGTH = 63;

const shortName = (name: string | undefined) =>
  name && name.length > MAX_NAME_LENGTH ? createHash('sha1').update(name).digest('hex') : name;

/**
 * A statement with a name for the server’s plan cache. Without a name it is planned on each run. Statements
 * written with `sql` include their values.
 */
export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

export type NamedStatement = Statement & { name: string };
