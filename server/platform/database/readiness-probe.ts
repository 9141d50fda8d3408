import { setTimeout as pause } from 'node:timers/promises';
import pg, { type QueryConfig } from 'pg';
import type { DataSource } from 'typeorm';
import { sqlState } from '../errors.js';
import { isMigrating, isNewer } from './migrate.js';
import { SafePgClient } from './safe-pg-client.js';
import { type Ask, missingObjects } from './schema-objects.js';

const PROBE_NAME = 'uplift-readiness';
const PROBE_TIMEOUT_MS = 800;
/**
 * The time after which the schema is checked again. On a busy machine the check may take longer than a probe.
 */
const SCHEMA_HOLDS_FOR_MS = 10_000;
const SCHEMA_TIMEOUT_MS = 15_000;
const UNDEFINED_TABLE = '42P01';

/**
 * The state of the database. `incomplete`: objects of its schema are missing, for example after half a
 * restore.
 */
export type Readiness = 'ready' | 'incomplete' | 'out of reach';

interface ReadinessProbeOptions {
  url: string;
  /** The address of the pooler that the product uses, if there is one. */
  poolerUrl?: string;
  dataSource: DataSource;
  /** Objects that the schema must have. */
  expected: readonly string[];
}

/**
 * Checks if the product can work with its database. It has its own connections, so that a full pool does not
 * fail it.
 */
export class ReadinessProbe {
  private readonly pool: pg.Pool;
  private probing?: Promise<Readiness>;
  private checking?: Promise<void>;
  /** The result of the last check. True at first, since a process starts only on a complete schema. */
  private schemaHolds = true;
  private checkedUntil = 0;
  /** The seconds by which this process is ahead of the database, as of the last probe. Undefined before the first one. */
  clockOffsetSeconds?: number;

  constructor(private readonly options: ReadinessProbeOptions) {
    this.pool = new pg.Pool({
      Client: SafePgClient,
      connectionString: options.url,
      application_name: PROBE_NAME,
      // The second connection is for the check of the schema.
      max: 2,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    this.pool.on('error', () => undefined);
  }

  /** Returns the state within a second. Concurrent callers share one probe. */
  readiness(): Promise<Readiness> {
    this.probing ??= Promise.race([this.probe(), pause(PROBE_TIMEOUT_MS, 'out of reach' as const)]).finally(
      () => {
        this.probing = undefined;
      },
    );
    return this.probing;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async probe(): Promise<Readiness> {
    if (this.checkedUntil <= Date.now())
      this.checking ??= this.checkSchema().finally(() => {
        this.checking = undefined;
      });
    try {
      await Promise.all([this.compareClocks(), this.reachPooler()]);
    } catch {
      return 'out of reach';
    }
    // If the check takes longer, its result is used from the next probe on.
    await Promise.race([this.checking, pause(PROBE_TIMEOUT_MS / 2)]);
    return this.schemaHolds ? 'ready' : 'incomplete';
  }

  private async compareClocks(): Promise<void> {
    const asked = Date.now();
    const { rows } = await this.pool.query('SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds');
    const here = (asked + Date.now()) / 2000;
    this.clockOffsetSeconds = here - rows[0].seconds;
  }

  /**
   * Signs in to the pooler and sends nothing. That takes no connection to PostgreSQL, so a full pooler does
   * not fail it.
   */
  private async reachPooler(): Promise<void> {
    const { poolerUrl } = this.options;
    if (!poolerUrl) return;
    const client = new SafePgClient({
      connectionString: poolerUrl,
      application_name: PROBE_NAME,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    });
    try {
      await client.connect();
    } finally {
      await client.end();
    }
  }

  /**
   * Checks the schema. Objects may be missing while a process migrates and after a newer release has
   * migrated.
   */
  private async checkSchema(): Promise<void> {
    const { dataSource, expected } = this.options;
    const ask: Ask = async (text, values) =>
      (await this.pool.query({ text, values, query_timeout: SCHEMA_TIMEOUT_MS } as QueryConfig)).rows;
    try {
      const missing = await missingObjects(ask, expected);
      this.schemaHolds = missing.length === 0 || (await isMigrating(ask)) || (await isNewer(dataSource, ask));
      if (this.schemaHolds) this.checkedUntil = Date.now() + SCHEMA_HOLDS_FOR_MS;
    } catch (error) {
      if (sqlState(error) === UNDEFINED_TABLE) this.schemaHolds = false;
    }
  }
}
