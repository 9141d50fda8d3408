import pg from 'pg';

export interface SentStatement {
  text: string;
  values: unknown[];
}

/** Runs `work` and returns the SQL statements that it sent to PostgreSQL, with their values. */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const original = pg.Client.prototype.query;
  const record = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [{ text: string; values?: unknown[] } | string, unknown];
    if (typeof config === 'string') sent.push({ text: config, values: Array.isArray(values) ? values : [] });
    else sent.push({ text: config.text, values: config.values ?? [] });
    return (original as (...inner: unknown[]) => unknown).apply(this, args);
  };
  // Affects all pg clients of the process until `work` has ended.
  pg.Client.prototype.query = record as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}
