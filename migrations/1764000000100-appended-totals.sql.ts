/** A column of what is counted, and where a row of the source has it from. */
interface Fact {
  type: string;
  from: string;
}

/** One table of totals, and by which of the facts its rows are told apart. */
interface Total {
  table: string;
  key: readonly string[];
}

/**
 * Totals of a table that are exact with every write without any row that writers share: a write appends what it changes
 * to a table of changes, the worker folds those into the totals, and whoever reads adds up both.
 */
export interface AppendedTotals {
  /** The table that is counted, and the word for its rows in names of functions and triggers. */
  source: string;
  plural: string;
  changes: string;
  /** What rows are told apart by; never null. */
  facts: Readonly<Record<string, Fact>>;
  /** What is summed up, the number of rows among it. */
  sums: Readonly<Record<string, Fact>>;
  totals: readonly Total[];
  /** The advisory lock under which one process at a time folds. */
  lock: number;
}

const listOf = (names: readonly string[]) => names.join(', ');

/** SQL that makes such totals of what is in the table, and keeps them; and the SQL that takes them away. */
export function appendedTotals(given: AppendedTotals): { up: string; down: string } {
  const { source, plural, changes, facts, sums, totals, lock } = given;
  const factNames = Object.keys(facts);
  const sumNames = Object.keys(sums);
  const all = listOf([...factNames, ...sumNames]);
  const summed = sumNames.map((name) => `sum(${name})::${sums[name]?.type} AS ${name}`).join(', ');
  const something = sumNames.map((name) => `sum(${name}) <> 0`).join(' OR ');
  const declared = (names: readonly string[], of: Readonly<Record<string, Fact>>) =>
    names.map((name) => `${name} ${of[name]?.type} NOT NULL`);

  /** What the rows of `table` add to the totals (1) or take from them (-1), one row each. */
  const changesOf = (table: string, sign: 1 | -1) => `
    SELECT ${factNames.map((name) => `${facts[name]?.from} AS ${name}`).join(', ')},
      ${sumNames.map((name) => `${sign} * ${sums[name]?.from} AS ${name}`).join(', ')} FROM ${table}`;
  const note = (moved: string) => `
    INSERT INTO ${changes} (${all}) SELECT ${listOf(factNames)}, ${summed} FROM (${moved}) moved
    GROUP BY ${listOf(factNames)} HAVING ${something};`;

  const columns = ({ key }: Total) => listOf([...key, ...sumNames]);
  /** Adds rows to the totals, in one order of rows for all, so that nobody deadlocks. */
  const add = (total: Total, rows: string) => `
    INSERT INTO ${total.table} AS t (${columns(total)})
    SELECT ${listOf(total.key)}, ${summed} FROM (${rows}) added GROUP BY ${listOf(total.key)} HAVING ${something}
    ORDER BY ${listOf(total.key)}
    ON CONFLICT (${listOf(total.key)}) DO UPDATE SET ${sumNames.map((name) => `${name} = t.${name} + excluded.${name}`).join(', ')}`;
  /** The totals with what has not been folded in yet, each as it stands: it is added up once, by whoever reads. */
  const parts = (total: Total) =>
    `SELECT ${columns(total)} FROM ${total.table} UNION ALL SELECT ${columns(total)} FROM ${changes}`;
  const recount = (total: Total) => `SELECT ${listOf(total.key)}, ${summed}
    FROM (${changesOf(source, 1)}) counted GROUP BY ${listOf(total.key)} HAVING ${something}`;
  const negated = (
    total: Total,
  ) => `SELECT ${listOf(total.key)}, ${sumNames.map((name) => `-${name}`).join(', ')}
    FROM ${total.table}_parts`;

  const up = `
    -- Rows come with every write and go with every folding.
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

    CREATE FUNCTION ${plural}_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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

    -- Folds at most so many changes into the totals; answers how many. One process at a time does so.
    CREATE FUNCTION fold_${changes}s(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE folded integer;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(${lock}) THEN RETURN 0; END IF;
      WITH taken AS (
        DELETE FROM ${changes} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${changes} LIMIT at_most)) RETURNING *
      ), ${totals.map((total) => `${total.table}_added AS (${add(total, 'SELECT * FROM taken')})`).join(', ')}
      SELECT count(*) INTO folded FROM taken;
      RETURN folded;
    END $$;

    -- Compares totals with their recount, adds what is missing, and answers how many rows were wrong. Both sides are
    -- read in one snapshot and only their difference is added, so that writing may go on meanwhile.
    CREATE FUNCTION mend_${source}_totals() RETURNS TABLE (totals text, mended integer) LANGUAGE plpgsql AS $$
    BEGIN
      ${totals
        .map(
          (
            total,
          ) => `${add(total, `SELECT ${columns(total)} FROM ${total.table}_recount UNION ALL ${negated(total)}`)};
      totals := '${total.table}'; GET DIAGNOSTICS mended = ROW_COUNT; RETURN NEXT;`,
        )
        .join('\n')}
    END $$;
    SELECT mend_${source}_totals();`;

  const down = `
    DROP TRIGGER ${plural}_inserted ON ${source};
    DROP TRIGGER ${plural}_removed ON ${source};
    DROP TRIGGER ${plural}_updated ON ${source};
    DROP TRIGGER ${plural}_truncated ON ${source};
    DROP FUNCTION ${plural}_changed, fold_${changes}s, mend_${source}_totals;
    DROP VIEW ${totals.flatMap(({ table }) => [`${table}_parts`, `${table}_recount`]).join(', ')};
    DROP TABLE ${listOf([changes, ...totals.map(({ table }) => table)])};`;
  return { up, down };
}
