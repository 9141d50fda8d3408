/** A column with its type and the SQL expression that computes it from a row of the source. */
interface Fact {
  type: string;
  from: string;
}

/** A table of totals with the facts that it groups by. */
interface Total {
  table: string;
  key: readonly string[];
}

/**
 * Totals of a table that are exact after every write, without a row that all writers update: a write appends its
 * difference to a table of changes, the worker folds these changes into the totals, and a reader adds up both.
 */
export interface AppendedTotals {
  /** The table that is counted. */
  source: string;
  /** The word for its rows in the names of functions and triggers. */
  plural: string;
  /** The table of changes. */
  changes: string;
  /** The columns that totals are grouped by. Never null. */
  facts: Readonly<Record<string, Fact>>;
  /** The sums, among them the number of rows. */
  sums: Readonly<Record<string, Fact>>;
  totals: readonly Total[];
  /** The advisory lock that lets one process at a time fold. */
  lock: number;
}

const listOf = (names: readonly string[]) => names.join(', ');

/** Returns the SQL that creates the totals of a table and keeps them up to date. */
export function appendedTotals(given: AppendedTotals): string {
  const { source, plural, changes, facts, sums, totals, lock } = given;
  const factNames = Object.keys(facts);
  const sumNames = Object.keys(sums);
  const all = listOf([...factNames, ...sumNames]);
  const summed = sumNames.map((name) => `sum(${name})::${sums[name]?.type} AS ${name}`).join(', ');
  const something = sumNames.map((name) => `sum(${name}) <> 0`).join(' OR ');
  const declared = (names: readonly string[], of: Readonly<Record<string, Fact>>) =>
    names.map((name) => `${name} ${of[name]?.type} NOT NULL`);

  /** The amounts that the rows of `table` add to the totals (1) or subtract from them (-1). */
  const changesOf = (table: string, sign: 1 | -1) => `
    SELECT ${factNames.map((name) => `${facts[name]?.from} AS ${name}`).join(', ')},
      ${sumNames.map((name) => `${sign} * ${sums[name]?.from} AS ${name}`).join(', ')} FROM ${table}`;
  const note = (moved: string) => `
    INSERT INTO ${changes} (${all}) SELECT ${listOf(factNames)}, ${summed} FROM (${moved}) moved
    GROUP BY ${listOf(factNames)} HAVING ${something};`;

  const columns = ({ key }: Total) => listOf([...key, ...sumNames]);
  /** Adds rows to the totals, always in the same order, so that writers cannot deadlock. */
  const add = (total: Total, rows: string) => `
    INSERT INTO ${total.table} AS t (${columns(total)})
    SELECT ${listOf(total.key)}, ${summed} FROM (${rows}) added GROUP BY ${listOf(total.key)} HAVING ${something}
    ORDER BY ${listOf(total.key)}
    ON CONFLICT (${listOf(total.key)}) DO UPDATE SET ${sumNames.map((name) => `${name} = t.${name} + excluded.${name}`).join(', ')}`;
  /** The totals and the changes that are not folded yet. The reader adds them up. */
  const parts = (total: Total) =>
    `SELECT ${columns(total)} FROM ${total.table} UNION ALL SELECT ${columns(total)} FROM ${changes}`;
  const recount = (total: Total) => `SELECT ${listOf(total.key)}, ${summed}
    FROM (${changesOf(source, 1)}) counted GROUP BY ${listOf(total.key)} HAVING ${something}`;
  const negated = (
    total: Total,
  ) => `SELECT ${listOf(total.key)}, ${sumNames.map((name) => `-${name}`).join(', ')}
    FROM ${total.table}_parts`;

  return `
    -- Every write adds rows, and folding removes them.
    CREATE TABLE ${changes} (${[...declared(factNames, facts), ...declared(sumNames, sums)].join(', ')})
      WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
    ${totals
      .map(
        (total) => `
    CREATE TABLE ${total.table} (${[...declared(total.key, facts), ...declared(sumNames, sums)].join(', ')},
      PRIMARY KEY (${listOf(total.key)}));
    CREATE VIEW ${total.table}_parts AS ${parts(total)};
    CREATE VIEW ${total.table}_recount AS ${recount(total)};`,
      )
      .join('')}

    CREATE FUNCTION ${plural}_changed() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN ${note(changesOf('added', 1))}
      ELSIF TG_OP = 'DELETE' THEN ${note(changesOf('removed', -1))}
      ELSIF TG_OP = 'TRUNCATE' THEN TRUNCATE ${listOf([changes, ...totals.map(({ table }) => table)])};
      ELSE ${note(`${changesOf('added', 1)} UNION ALL ${changesOf('removed', -1)}`)}
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ${plural}_inserted AFTER INSERT ON ${source}
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ${plural}_changed();
    CREATE TRIGGER ${plural}_removed AFTER DELETE ON ${source}
      REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION ${plural}_changed();
    CREATE TRIGGER ${plural}_updated AFTER UPDATE ON ${source}
      REFERENCING NEW TABLE AS added OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION ${plural}_changed();
    CREATE TRIGGER ${plural}_truncated AFTER TRUNCATE ON ${source}
      FOR EACH STATEMENT EXECUTE FUNCTION ${plural}_changed();

    -- Folds at most this number of changes into the totals and returns how many it folded. One process at a time.
    CREATE FUNCTION fold_${changes}s(at_most integer) RETURNS integer LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
    DECLARE folded integer;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(${lock}) THEN RETURN 0; END IF;
      WITH taken AS (
        DELETE FROM ${changes} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${changes} LIMIT at_most)) RETURNING *
      ), ${totals.map((total) => `${total.table}_added AS (${add(total, 'SELECT * FROM taken')})`).join(', ')}
      SELECT count(*) INTO folded FROM taken;
      RETURN folded;
    END $$;

    -- Compares the totals with a recount, adds the difference, and returns the number of wrong rows. Both sides are
    -- read in one snapshot, so that others can write meanwhile.
    CREATE FUNCTION mend_${source}_totals() RETURNS TABLE (totals text, mended integer) LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
    BEGIN
      ${totals
        .map(
          (
            total,
          ) => `${add(total, `SELECT ${columns(total)} FROM ${total.table}_recount UNION ALL ${negated(total)}`)};
      totals := '${total.table}'; GET DIAGNOSTICS mended = ROW_COUNT; RETURN NEXT;`,
        )
        .join('\n')}
    END $$;`;
}
