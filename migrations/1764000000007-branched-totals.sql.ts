const list = (names: readonly string[]) => names.join(', ');

type Branch = Readonly<Record<string, string>>;

/** A sum of a table of totals: its type, and the SQL expression of the amount that a change adds. */
export interface Sum {
  type: 'integer' | 'numeric(14, 2)';
  of: string;
}

/** A table of totals of sales enquiries, `<name>_total`, that changes are folded into. */
export interface Totals {
  name: string;
  /** The columns that the totals are grouped by, with their types. */
  key: Readonly<Record<string, string>>;
  sums: Readonly<Record<string, Sum>>;
  /** The rows of totals that a change counts for. One branch each, so that PostgreSQL skips those that a query does not ask for. */
  branches: readonly Branch[];
  /** The condition for the changes that a branch counts. */
  where: (branch: Branch) => string;
  /** The view that recounts the totals, `<name>_recount` if not given. */
  recount?: string;
}

/** The columns of a change, each with the SQL expression that computes it from a sales enquiry. */
export type Facts = Readonly<Record<string, string>>;

const keyOf = ({ key }: Totals) => list(Object.keys(key));
const sumsOf = ({ sums }: Totals) => Object.keys(sums);
const columnsOf = (totals: Totals) => list([...Object.keys(totals.key), ...sumsOf(totals)]);
const recountOf = ({ name, recount }: Totals) => recount ?? `${name}_recount`;
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
      FROM ${changes} WHERE ${where(branch)}`,
    )
    .join(' UNION ALL ');

/** Adds rows to the table, always in the same order, so that writers cannot deadlock. */
const addRows = (totals: Totals, rows: string) => `
  INSERT INTO ${totals.name}_total AS t (${columnsOf(totals)})
  SELECT ${keyOf(totals)}, ${summed(totals)} FROM (${rows}) added
  GROUP BY ${keyOf(totals)} HAVING ${something(totals)} ORDER BY ${keyOf(totals)}
  ON CONFLICT (${keyOf(totals)}) DO UPDATE SET ${list(sumsOf(totals).map((sum) => `${sum} = t.${sum} + excluded.${sum}`))}`;

/** Adds the difference between the totals and a recount. */
const mended = (totals: Totals) =>
  addRows(
    totals,
    `SELECT ${columnsOf(totals)} FROM ${recountOf(totals)} UNION ALL
     SELECT ${keyOf(totals)}, ${list(sumsOf(totals).map((sum) => `-${sum}`))} FROM ${totals.name}_rollup`,
  );

/** Returns the SQL for the view that computes the totals from all enquiries. */
export const recountView = (facts: Facts, totals: Totals) => `
  CREATE VIEW ${recountOf(totals)} AS
    SELECT ${keyOf(totals)}, ${summed(totals)}
    FROM (${branchesOf(
      totals,
      `(
      SELECT ${list(Object.entries(facts).map(([fact, from]) => `${from} AS ${fact}`))}, 1 AS enquiries,
        1 * coalesce(revenue, 0) AS revenue, 1 * coalesce(contribution, 0) AS contribution
      FROM sales_enquiry) counted`,
    )}) every
    GROUP BY ${keyOf(totals)} HAVING ${something(totals)};`;

/** Returns the SQL for the view that adds the changes that are not folded yet to the totals. */
export const rollupView = (totals: Totals) => `
  CREATE VIEW ${totals.name}_rollup AS
  SELECT ${keyOf(totals)}, ${summed(totals)}
  FROM (SELECT ${columnsOf(totals)} FROM ${totals.name}_total
    UNION ALL (${branchesOf(totals, 'enquiry_change')})) every
  GROUP BY ${keyOf(totals)} HAVING ${something(totals)};`;

/**
 * Returns the same view for a list that is sorted by its sums. Rows without changes are read as they are, so that
 * the first ones come from an index in their order. Only the changed ones are added up.
 */
export const sortedRollupView = (totals: Totals) => `
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

/** Returns the SQL for the view that lists the totals and the changes that are not folded yet. The reader adds them up. */
export const partsView = (totals: Totals) => `
  CREATE VIEW ${totals.name}_parts AS
  SELECT ${columnsOf(totals)} FROM ${totals.name}_total
  UNION ALL ${branchesOf(totals, 'enquiry_change')};`;

/** Returns the SQL for the function that folds changes into all the totals. Changes that cancel out are left out. */
export const foldFunction = (facts: Facts, totals: readonly Totals[]) => `
  -- Folds at most this number of changes into the totals and returns how many it folded. One process at a time.
  CREATE FUNCTION fold_enquiry_changes(at_most integer) RETURNS integer LANGUAGE plpgsql
  SET search_path TO public, pg_temp AS $$
  DECLARE folded integer;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(7158304) THEN RETURN 0; END IF;
    WITH taken AS (
      DELETE FROM enquiry_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM enquiry_change LIMIT at_most)) RETURNING *
    ), netted AS (
      SELECT ${list(Object.keys(facts))}, sum(enquiries)::integer AS enquiries, sum(revenue) AS revenue, sum(contribution) AS contribution
      FROM taken GROUP BY ${list(Object.keys(facts))} HAVING sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
    ), ${list(totals.map((each) => `${each.name}_added AS (${addRows(each, branchesOf(each, 'netted'))})`))}
    SELECT count(*) INTO folded FROM taken;
    RETURN folded;
  END $$;`;

/**
 * Returns the SQL for a function that compares each of the totals with a recount and adds the difference. It returns
 * the number of wrong rows of each.
 */
export const mendFunction = (name: string, totals: readonly Totals[]) => `
  CREATE FUNCTION ${name}() RETURNS TABLE (totals text, mended integer) LANGUAGE plpgsql
  SET search_path TO public, pg_temp AS $$
  BEGIN
    ${totals.map((each) => `${mended(each)}; totals := '${each.name}_rollup'; GET DIAGNOSTICS mended = ROW_COUNT; RETURN NEXT;`).join('\n')}
  END $$;`;
