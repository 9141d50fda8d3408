import pg from 'pg';
import { Gauge } from 'prom-client';
import type { App } from '../app.js';
import { SafePgClient } from '../database/safe-pg-client.js';

const WITHIN_MS = 3000;
/** The time for which values are answered again, so that several scrapers do not multiply the load. */
const HOLDS_FOR_MS = 5000;

/** A gauge of the whole product, which PostgreSQL knows. */
export interface DatabaseGauge {
  name: string;
  help: string;
  /** The label, which is a column of the rows. */
  label?: string;
  /** Returns rows with `value` and the label. A gauge without label has one row. */
  sql: string;
}

/**
 * Adds gauges that workers read from the database. All workers answer the same values: take the maximum of them. They
 * have a connection of their own, as the pool may be exhausted just when its state is of interest. While the
 * database does not answer, `uplift_database_up` is 0 and the gauges have no values.
 * @returns a function that closes the connection
 */
export function addDatabaseGauges(app: App, gauges: readonly DatabaseGauge[]): () => Promise<void> {
  const { metrics, database, log } = app;
  const registers = [metrics.registry];
  const up = new Gauge({
    name: 'uplift_database_up',
    help: '1 if the database answered the questions of this worker for /metrics, else 0',
    registers,
  });
  const read = gauges.map(({ name, help, label, sql }) => {
    const gauge = new Gauge({ name, help, labelNames: label ? [label] : [], registers });
    return { gauge, label, sql };
  });
  const pool = new pg.Pool({
    Client: SafePgClient,
    connectionString: database.directUrl,
    application_name: 'uplift-metrics',
    max: 1,
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
    statement_timeout: WITHIN_MS,
  });
  pool.on('error', () => undefined);

  const readAll = async () => {
    try {
      for (const { gauge, label, sql } of read) {
        const { rows } = await pool.query<Record<string, string>>(sql);
        gauge.reset();
        for (const row of rows) gauge.set(label ? { [label]: String(row[label]) } : {}, Number(row.value));
      }
      up.set(1);
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'The database did not answer the questions of /metrics');
      // `reset` alone would leave a gauge without label at 0.
      for (const { gauge, label } of read) label ? gauge.reset() : gauge.remove();
      up.set(0);
    }
  };
  let reading: Promise<void> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  metrics.readBeforeAnswer(() => {
    if (performance.now() - readAt < HOLDS_FOR_MS) return;
    reading ??= readAll().finally(() => {
      readAt = performance.now();
      reading = undefined;
    });
    return reading;
  });
  return () => pool.end();
}
