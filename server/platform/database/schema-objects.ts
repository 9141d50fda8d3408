/** Asks the database; throws what PostgreSQL answers. */
type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * Everything that the product cannot work without. Indexes that only make reads quicker are left out, since operators
 * may add and drop their own.
 */
const PRESENT = `
  SELECT CASE relkind WHEN 'v' THEN 'view' WHEN 'S' THEN 'sequence' ELSE 'table' END AS kind, relname::text AS name
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
  UNION ALL SELECT 'column', c.relname || '.' || a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT 'unique index', c.relname::text FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique AND i.indisvalid
  UNION ALL SELECT DISTINCT 'function', p.proname || '/' || p.pronargs FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger', c.relname || '.' || t.tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
  UNION ALL SELECT 'constraint', c.relname || '.' || k.conname FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.connamespace = 'public'::regnamespace AND k.contype IN ('c', 'f', 'p', 'u')
  UNION ALL SELECT 'migration', name FROM migrations`;

/** Notes what the schema has once migrations have run, to compare with later. */
export async function noteSchema(ask: Ask): Promise<void> {
  await ask(
    `WITH present AS MATERIALIZED (${PRESENT}), gone AS (
       DELETE FROM schema_object o WHERE NOT EXISTS (SELECT FROM present p WHERE (p.kind, p.name) = (o.kind, o.name)))
     INSERT INTO schema_object (kind, name) SELECT kind, name FROM present ON CONFLICT DO NOTHING`,
  );
}

/**
 * Returns what the schema had when it was migrated and no longer has, such as `table category`. Migrations in `expected`
 * that did not run, or were not noted, are missing too.
 */
export async function missingObjects(ask: Ask, expected: readonly string[] = []): Promise<string[]> {
  const rows = await ask<{ missing: string }>(
    `SELECT kind || ' ' || name AS missing FROM (
       (SELECT kind, name FROM schema_object UNION SELECT 'migration', unnest($1::text[])) EXCEPT (${PRESENT})
       UNION ALL (SELECT 'migration', unnest($1::text[]) EXCEPT SELECT kind, name FROM schema_object)
     ) gone ORDER BY 1`,
    [expected],
  );
  return rows.map(({ missing }) => missing);
}
