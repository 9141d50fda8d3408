export const list = (names: readonly string[]) => names.join(', ');

export type Facts = Readonly<Record<string, string>>;

/** What the rows of `table` add to the totals (1) or take from them (-1), one row each. */
const changesOf = (facts: Facts, table: string, sign: 1 | -1) => `
  SELECT ${list(Object.entries(facts).map(([fact, from]) => `${from} AS ${fact}`))}, ${sign} AS enquiries,
    ${sign} * coalesce(revenue, 0) AS revenue, ${sign} * coalesce(contribution, 0) AS contribution FROM ${table}`;

const note = (facts: Facts, moved: string) => `
  INSERT INTO enquiry_change (${list(Object.keys(facts))}, enquiries, revenue, contribution)
  SELECT ${list(Object.keys(facts))}, sum(enquiries), sum(revenue), sum(contribution) FROM (${moved}) moved
  GROUP BY ${list(Object.keys(facts))} HAVING sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0;`;

/** A sum of a table of totals: its type, and what one change adds to it. */
export interface Sum {
  type: 'integer' | 'numeric(14, 2)';
  of: string;
}

/** A set of totals: the table that holds those folded in, and what a change of an enquiry adds to them. */
export interface Totals {
  name: string;
  key: Readonly<Record<string, string>>;
  sums: Readonly<Record<string, Sum>>;
  /** Which changes count for which rows, a branch each, so that PostgreSQL leaves out those that nobody asked for. */
  branches: readonly Readonly<Record<string, string>>[];
  /** What holds of the changes that a branch counts. */
  where?: (branch: Readonly<Record<string, string>>) => string;
  /** Whether a list is sorted by its sums. */
  sorted?: boolean;
}

const keyOf = ({ key }: Totals) => list(Object.keys(key));
const sumsOf = ({ sums }: Totals) => Object.keys(sums);
const columnsOf = (totals: Totals) => list([...Object.keys(totals.key), ...sumsOf(totals)]);
const summed = (totals: Totals) =>
  list(Object.entries(totals.sums).map(([sum, { type }]) => `sum(${sum})::${type} AS ${sum}`));
const something = (totals: Totals) =>
  sumsOf(totals)
    .map((sum) => `sum(${sum}) <> 0`)
    .join(' OR ');

const branchesOf = ({ key, sums, branches, where }: Totals, changes: string) =>
  branches
    .map(
      (branch) => `
      SELECT ${list(Object.entries(key).map(([column, type]) => `${branch[column]}::${type} AS ${column}`))},
        ${list(Object.entries(sums).map(([sum, { of }]) => `${of} AS ${sum}`))}
      FROM ${changes} ${where ? `WHERE ${where(branch)}` : ''}`,
    )
    .join(' UNION ALL ');

/** Adds rows to the table, in one order of rows for all, so that nobody deadlocks. */
const addRows = (totals: Totals, rows: string) => `
  INSERT INTO ${totals.name}_total AS t (${columnsOf(totals)})
  SELECT ${keyOf(totals)}, ${summed(totals)} FROM (${rows}) added
  GROUP BY ${keyOf(totals)} HAVING ${something(totals)} ORDER BY ${keyOf(totals)}
  ON CONFLICT (${keyOf(totals)}) DO UPDATE SET ${list(sumsOf(totals).map((sum) => `${sum} = t.${sum} + excluded.${sum}`))}`;

/** Adds what the changes in `changes` come to. */
const added = (totals: Totals, changes: string) => addRows(totals, branchesOf(totals, changes));

/** Adds what the totals lack to be equal to a recount. */
export const mended = (totals: Totals) =>
  addRows(
    totals,
    `SELECT ${columnsOf(totals)} FROM ${totals.name}_recount UNION ALL
     SELECT ${keyOf(totals)}, ${list(sumsOf(totals).map((sum) => `-${sum}`))} FROM ${totals.name}_rollup`,
  );

/** The table, the same from scratch, and the totals with what has not been folded in yet. */
export const tableOf = (facts: Facts, totals: Totals) => `
  CREATE TABLE ${totals.name}_total (
    ${Object.entries(totals.key)
      .map(([column, type]) => `${column} ${type} NOT NULL,`)
      .join(' ')}
    ${Object.entries(totals.sums)
      .map(([sum, { type }]) => `${sum} ${type} NOT NULL,`)
      .join(' ')}
    PRIMARY KEY (${keyOf(totals)}));
  CREATE VIEW ${totals.name}_recount AS
    SELECT ${keyOf(totals)}, ${summed(totals)}
    FROM (${branchesOf(totals, `(${changesOf(facts, 'sales_enquiry', 1)}) counted`)}) every
    GROUP BY ${keyOf(totals)} HAVING ${something(totals)};`;

export const rollupOf = (totals: Totals) => `
  CREATE VIEW ${totals.name}_rollup AS
  SELECT ${keyOf(totals)}, ${summed(totals)}
  FROM (SELECT ${columnsOf(totals)} FROM ${totals.name}_total
    UNION ALL (${branchesOf(totals, 'enquiry_change')})) every
  GROUP BY ${keyOf(totals)} HAVING ${something(totals)};`;

/**
 * The same for a list that is sorted: what has not changed is read as it stands, so that the first ones come off an index
 * in their order, and only what has changed is added up.
 */
export const rollupInOrder = (totals: Totals) => `
  CREATE VIEW ${totals.name}_rollup AS
  SELECT ${columnsOf(totals)} FROM ${totals.name}_total
  WHERE NOT (${keyOf(totals)}) IN (SELECT ${keyOf(totals)} FROM (${branchesOf(totals, 'enquiry_change')}) changed)
    AND (${sumsOf(totals)
      .map((sum) => `${sum} <> 0`)
      .join(' OR ')})
  UNION ALL
  SELECT ${keyOf(totals)}, ${list(
    Object.entries(totals.sums).map(
      ([sum, { type }]) => `(changed.${sum} + coalesce(t.${sum}, 0))::${type} AS ${sum}`,
    ),
  )}
  FROM (SELECT ${keyOf(totals)}, ${summed(totals)} FROM (${branchesOf(totals, 'enquiry_change')}) every
    GROUP BY ${keyOf(totals)}) changed
  LEFT JOIN ${totals.name}_total t USING (${keyOf(totals)})
  WHERE ${sumsOf(totals)
    .map((sum) => `changed.${sum} + coalesce(t.${sum}, 0) <> 0`)
    .join(' OR ')};`;

/** The trigger function that notes what a write changes, and the one that folds what is noted into totals. */
export const functions = (facts: Facts, totals: readonly Totals[]) => `
  CREATE OR REPLACE FUNCTION enquiries_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${note(facts, changesOf(facts, 'added', 1))}
    ELSIF TG_OP = 'DELETE' THEN ${note(facts, changesOf(facts, 'removed', -1))}
    ELSIF TG_OP = 'TRUNCATE' THEN TRUNCATE enquiry_change, ${list(totals.map(({ name }) => `${name}_total`))};
    ELSE ${note(facts, `${changesOf(facts, 'added', 1)} UNION ALL ${changesOf(facts, 'removed', -1)}`)}
    END IF;
    RETURN NULL;
  END $$;

  -- Folds at most so many changes into the totals; answers how many. One process at a time does so.
  CREATE OR REPLACE FUNCTION fold_enquiry_changes(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE folded integer;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(7158304) THEN RETURN 0; END IF;
    WITH taken AS (
      DELETE FROM enquiry_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM enquiry_change LIMIT at_most)) RETURNING *
    ), ${list(totals.map((each) => `${each.name}_added AS (${added(each, 'taken')})`))}
    SELECT count(*) INTO folded FROM taken;
    RETURN folded;
  END $$;`;
