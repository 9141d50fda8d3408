import pg from 'pg';

/** Runs `work` and tells which SQL statements it sent, transaction control left out. */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const original = pg.Client.prototype.query;
  const record = function (this: pg.Client, ...args: unknown[]) {
    const first = args[0] as string | { text?: string };
    const sql = typeof first === 'string' ? first : (first?.text ?? '');
    if (!/^\s*(BEGIN|START TRANSACTION|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|LISTEN|SET)\b/i.test(sql))
      statements.push(sql);
    return (original as (...inner: unknown[]) => unknown).apply(this, args);
  };
  pg.Client.prototype.query = record as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}
