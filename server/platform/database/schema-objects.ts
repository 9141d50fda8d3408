/** Runs a statement and returns its rows. Throws the errors of PostgreSQL. */
export type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * SQL of all objects of the schema `public` by kind and name. `oid` and `class` identify those of an
 * extension.
 */
const PRESENT = `
  SELECT CASE relkind WHEN 'v' THEN 'view' WHEN 'm' THEN 'view' WHEN 'S' THEN 'sequence' ELSE 'table' END AS kind,
      relname::text AS name, oid, 'pg_class'::regclass AS class
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
  UNION ALL SELECT 'column', c.relname || '.' || a.attname, c.oid, 'pg_class'::regclass
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT 'index', c.relname::text, c.oid, 'pg_class'::regclass
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace AND i.indisvalid
  UNION ALL SELECT 'function', p.proname || '(' || oidvectortypes(p.proargtypes) || ')', p.oid, 'pg_proc'::regclass
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger', c.relname || '.' || t.tgname, t.oid, 'pg_trigger'::regclass
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgenabled <> 'D'
  UNION ALL SELECT 'constraint', c.relname || '.' || k.conname, k.oid, 'pg_constraint'::regclass
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.connamespace = 'public'::regnamespace AND k.contype IN ('c', 'f', 'p', 'u', 'x')`;

/**
 * Returns the sorted names of all objects of the schema, such as `table category`, without those of
 * extensions.
 */
export async function schemaObjects(ask: Ask): Promise<string[]> {
  const rows = await ask<{ object: string }>(
    `SELECT kind || ' ' || name AS object FROM (${PRESENT}) present
     WHERE NOT EXISTS (
       SELECT FROM pg_depend d WHERE d.deptype = 'e' AND (d.classid, d.objid) = (present.class, present.oid))`,
  );
  return rows.map(({ object }) => object).sort();
}

const LAST_NAMED = /^(column|constraint|index|trigger|sequence) /;

/**
 * Returns the `expected` objects that the database lacks, such as `table category`, tables before their
 * parts.
 */
export async function missingObjects(ask: Ask, expected: readonly string[]): Promise<string[]> {
  const rows = await ask<{ object: string }>(
    `SELECT object FROM unnest($1::text[]) object
     EXCEPT SELECT kind || ' ' || name FROM (${PRESENT}) present ORDER BY 1`,
    [expected],
  );
  const missing = rows.map(({ object }) => object);
  return [
    ...missing.filter((object) => !LAST_NAMED.test(object)),
    ...missing.filter((object) => LAST_NAMED.test(object)),
  ];
}
