/**
 * Queries for the whole content of a database by kind. Each row has a name and a text to compare. Versions of
 * PostgreSQL differ in whether they list NOT NULL with columns only or as constraints too, and have their own
 * versions of extensions.
 */
const KINDS = {
  table: `SELECT table_name AS name, (xpath('/row/sum/text()', query_to_xml(format(
      'SELECT count(*) || '' rows, '' || coalesce(md5(string_agg(md5(t::text), '''' ORDER BY md5(t::text))), '''') AS sum FROM %I.%I t',
      table_schema, table_name), false, true, '')))[1]::text AS holds
    FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  column: `SELECT table_name || '.' || column_name AS name,
      concat_ws(' ', data_type, udt_name, is_nullable, column_default, is_identity, generation_expression) AS holds
    FROM information_schema.columns WHERE table_schema = 'public'`,
  index: `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) || ' ' || indisvalid::text AS holds
    FROM pg_index JOIN pg_class ON oid = indexrelid WHERE relnamespace = 'public'::regnamespace`,
  constraint: `SELECT conrelid::regclass || '.' || conname AS name, pg_get_constraintdef(oid) || ' ' || convalidated::text AS holds
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'`,
  trigger: `SELECT tgrelid::regclass || '.' || tgname AS name, pg_get_triggerdef(oid) || ' ' || tgenabled::text AS holds
    FROM pg_trigger WHERE NOT tgisinternal`,
  function: `SELECT oid::regprocedure::text AS name, pg_get_functiondef(oid) AS holds
    FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND prokind <> 'a'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  view: `SELECT viewname AS name, definition AS holds FROM pg_views WHERE schemaname = 'public'`,
  sequence: `SELECT sequencename AS name, last_value::text AS holds FROM pg_sequences WHERE schemaname = 'public'`,
  extension: `SELECT extname AS name, '' AS holds FROM pg_extension`,
};

/** Returns the whole content of a database: a map from names such as `table supplier` to content. */
export async function databaseContents(client) {
  const contents = new Map();
  for (const [kind, query] of Object.entries(KINDS))
    for (const { name, holds } of (await client.query(query)).rows) contents.set(`${kind} ${name}`, holds);
  return contents;
}

/**
 * Kinds of definitions that PostgreSQL shows differently after a restore: with fewer parentheses, and with
 * names for unnamed columns. Newer versions leave out unambiguous table names before columns.
 */
const DEFINED = /^(function|view|constraint) /;
const plain = (name, holds) =>
  DEFINED.test(name) ? holds.replaceAll(/\b\w+\.(?=\w)|[()\s]|AS text/g, '') : holds;

/** Returns the names of content that differs or is in only one of the two. */
export function differences(one, other) {
  const same = (name) =>
    one.has(name) && other.has(name) && plain(name, one.get(name)) === plain(name, other.get(name));
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => !same(name)).sort();
}
