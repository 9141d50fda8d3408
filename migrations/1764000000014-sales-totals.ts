import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an enquiry is counted by. */
const FACTS = `supplier_id, impact_buyer_id, good_cause_id, sales_year, progress, via, email_state, paid_to_good_cause,
  action_needed, archived`;

/** What the rows of `table` add to the totals (1) or take from them (-1), one row each. */
const changesOf = (table: string, sign: 1 | -1) => `
  SELECT ${sign} AS enquiries, supplier_id, impact_buyer_id, good_cause_id, sales_year, progress,
    coalesce(via, '') AS via, email_state, paid_to_good_cause, action_needed, archived_at IS NOT NULL AS archived,
    ${sign} * coalesce(revenue, 0) AS revenue, ${sign} * coalesce(contribution, 0) AS contribution
  FROM ${table}`;

const note = (moved: string) => `
  INSERT INTO enquiry_change (${FACTS}, enquiries, revenue, contribution)
  SELECT ${FACTS}, sum(enquiries), sum(revenue), sum(contribution) FROM (${moved}) moved GROUP BY ${FACTS}
  HAVING sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0;`;

/** A set of totals: the table that holds those folded in, and what a change of an enquiry adds to them. */
interface Totals {
  view: string;
  recount: string;
  table: string;
  key: string;
  sums: readonly string[];
  /** A branch for each kind of owner, so that PostgreSQL leaves out those that are not asked for. */
  branches: (changes: string) => string[];
}

const SALES_KEY = 'scope, owner_id, sales_year, progress, archived';
const SALES: Totals = {
  view: 'sales_rollup',
  recount: 'sales_rollup_recount',
  table: 'sales_total',
  key: SALES_KEY,
  sums: ['enquiries', 'revenue', 'contribution'],
  branches: (changes) =>
    [
      ['all', '0'],
      ['supplier', 'supplier_id'],
      ['impact-buyer', 'impact_buyer_id'],
      ['good-cause', 'good_cause_id'],
    ].map(
      ([scope, owner]) => `
        SELECT '${scope}' AS scope, ${owner} AS owner_id, sales_year, progress, archived, enquiries, revenue, contribution
        FROM ${changes} WHERE ${owner} IS NOT NULL`,
    ),
};

const FACETS: Totals = {
  view: 'enquiry_facet_rollup',
  recount: 'enquiry_facet_recount',
  table: 'enquiry_facet_total',
  key: 'good_cause_id, sales_year, progress, via, email_state, paid_to_good_cause, action_needed, archived',
  sums: ['enquiries', 'revenue', 'contribution'],
  branches: (changes) =>
    ['0', 'good_cause_id'].map(
      (cause) => `
        SELECT ${cause} AS good_cause_id, sales_year, progress, via, email_state, paid_to_good_cause, action_needed,
          archived, enquiries, revenue, contribution
        FROM ${changes} WHERE ${cause} IS NOT NULL`,
    ),
};

const PARTNERS: Totals = {
  view: 'partner_rollup',
  recount: 'partner_recount',
  table: 'partner_total',
  key: 'scope, owner_id, supplier_id',
  sums: ['sales', 'contribution'],
  branches: (changes) =>
    [
      ['impact-buyer', 'impact_buyer_id'],
      ['good-cause', 'good_cause_id'],
    ].map(
      ([scope, owner]) => `
        SELECT '${scope}' AS scope, ${owner} AS owner_id, supplier_id, enquiries AS sales, contribution
        FROM ${changes} WHERE progress = 'Completed' AND supplier_id IS NOT NULL AND ${owner} IS NOT NULL`,
    ),
};

const ALL = [SALES, FACETS, PARTNERS];

const types: Record<string, string> = {
  enquiries: 'integer',
  sales: 'integer',
  revenue: 'numeric(14, 2)',
  contribution: 'numeric(14, 2)',
};
const summed = ({ sums }: Totals) => sums.map((sum) => `sum(${sum})::${types[sum]} AS ${sum}`).join(', ');
const something = ({ sums }: Totals) => sums.map((sum) => `sum(${sum}) <> 0`).join(' OR ');
const columns = ({ key, sums }: Totals) => `${key}, ${sums.join(', ')}`;

/** Adds the rows of `branches` to the table, in one order of rows for all, so that nobody deadlocks. */
const add = (totals: Totals, branches: readonly string[]) => `
  INSERT INTO ${totals.table} AS t (${columns(totals)})
  SELECT ${totals.key}, ${summed(totals)} FROM (${branches.join(' UNION ALL ')}) added
  GROUP BY ${totals.key} HAVING ${something(totals)} ORDER BY ${totals.key}
  ON CONFLICT (${totals.key}) DO UPDATE SET ${totals.sums.map((sum) => `${sum} = t.${sum} + excluded.${sum}`).join(', ')}`;

const recount = (totals: Totals) => `
  CREATE VIEW ${totals.recount} AS
  SELECT ${totals.key}, ${summed(totals)}
  FROM (${totals.branches(`(${changesOf('sales_enquiry', 1)}) counted`).join(' UNION ALL ')}) every
  GROUP BY ${totals.key} HAVING ${something(totals)};`;

const unfolded = (totals: Totals) => `(${totals.branches('enquiry_change').join(' UNION ALL ')})`;

/** The totals with what has not been folded in yet. */
const exact = (totals: Totals) => `
  CREATE VIEW ${totals.view} AS
  SELECT ${totals.key}, ${summed(totals)}
  FROM (SELECT ${columns(totals)} FROM ${totals.table} UNION ALL ${unfolded(totals)}) every
  GROUP BY ${totals.key} HAVING ${something(totals)};`;

/**
 * The same where an owner has many: what has not changed is read as it stands, so that the first ones come off the
 * index in their order, and only what has changed is added up.
 */
const exactOfMany = (totals: Totals) => `
  CREATE VIEW ${totals.view} AS
  SELECT ${columns(totals)} FROM ${totals.table}
  WHERE NOT (${totals.key}) IN (SELECT ${totals.key} FROM ${unfolded(totals)} changed) AND (${totals.sums.map((sum) => `${sum} <> 0`).join(' OR ')})
  UNION ALL
  SELECT ${totals.key}, ${totals.sums.map((sum) => `(changed.${sum} + coalesce(t.${sum}, 0))::${types[sum]}`).join(', ')}
  FROM (SELECT ${totals.key}, ${summed(totals)} FROM ${unfolded(totals)} every GROUP BY ${totals.key}) changed
  LEFT JOIN ${totals.table} t USING (${totals.key})
  WHERE ${totals.sums.map((sum) => `changed.${sum} + coalesce(t.${sum}, 0) <> 0`).join(' OR ')};`;

const negated = (totals: Totals) =>
  `SELECT ${totals.key}, ${totals.sums.map((sum) => `-${sum}`).join(', ')} FROM ${totals.view}`;

/**
 * What enquiries add up to, exact with every write and without any row that writers share.
 *
 * A write to enquiries appends what it changes to enquiry_change, in its own transaction. The worker folds those rows
 * into the tables of totals every now and then. Whoever reads takes the views, which add both up: exact in any
 * snapshot, whether folded or not, and nobody who writes waits for anybody.
 */
export class SalesTotals1764000000014 implements MigrationInterface {
  name = 'SalesTotals1764000000014';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Rows come with every write and go with every folding.
      CREATE TABLE enquiry_change (
        supplier_id integer,
        impact_buyer_id integer,
        good_cause_id integer,
        sales_year smallint NOT NULL,
        progress text NOT NULL,
        via text NOT NULL,
        email_state text NOT NULL,
        paid_to_good_cause boolean NOT NULL,
        action_needed boolean NOT NULL,
        archived boolean NOT NULL,
        enquiries integer NOT NULL,
        revenue numeric(14, 2) NOT NULL,
        contribution numeric(14, 2) NOT NULL
      ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
      COMMENT ON COLUMN enquiry_change.via IS 'empty where the enquiry has none';

      -- Sales by owner, year and progress. Scope 'all' has owner 0.
      CREATE TABLE sales_total (
        scope text NOT NULL CHECK (scope IN ('all', 'supplier', 'impact-buyer', 'good-cause')),
        owner_id integer NOT NULL,
        sales_year smallint NOT NULL,
        progress text NOT NULL,
        archived boolean NOT NULL,
        enquiries integer NOT NULL,
        revenue numeric(14, 2) NOT NULL,
        contribution numeric(14, 2) NOT NULL,
        PRIMARY KEY (${SALES.key})
      );

      -- How many enquiries there are and what they come to, also of each good cause, by everything that the grid is
      -- filtered by: counts and sums without looking at rows. Suppliers and buyers have few enough to count.
      CREATE TABLE enquiry_facet_total (
        good_cause_id integer NOT NULL,
        sales_year smallint NOT NULL,
        progress text NOT NULL,
        via text NOT NULL,
        email_state text NOT NULL,
        paid_to_good_cause boolean NOT NULL,
        action_needed boolean NOT NULL,
        archived boolean NOT NULL,
        enquiries integer NOT NULL,
        revenue numeric(14, 2) NOT NULL,
        contribution numeric(14, 2) NOT NULL,
        PRIMARY KEY (${FACETS.key})
      );
      COMMENT ON COLUMN enquiry_facet_total.good_cause_id IS '0: of all enquiries';

      -- Completed sales of each supplier through a buyer or for a cause. A cause has a tenth of all sales; without
      -- this its page would read them all.
      CREATE TABLE partner_total (
        scope text NOT NULL CHECK (scope IN ('impact-buyer', 'good-cause')),
        owner_id integer NOT NULL,
        supplier_id integer NOT NULL,
        sales integer NOT NULL,
        contribution numeric(14, 2) NOT NULL,
        PRIMARY KEY (${PARTNERS.key})
      );
      CREATE INDEX partner_total_most_idx ON partner_total (scope, owner_id, contribution DESC, supplier_id)
        WHERE sales > 0;
    `);
    await queryRunner.query(ALL.map(recount).join('\n'));
    await queryRunner.query([exact(SALES), exact(FACETS), exactOfMany(PARTNERS)].join('\n'));
    await queryRunner.query(`
      CREATE FUNCTION enquiries_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${note(changesOf('added', 1))}
        ELSIF TG_OP = 'DELETE' THEN ${note(changesOf('removed', -1))}
        ELSIF TG_OP = 'TRUNCATE' THEN
          TRUNCATE enquiry_change, ${ALL.map(({ table }) => table).join(', ')};
        ELSE ${note(`${changesOf('added', 1)} UNION ALL ${changesOf('removed', -1)}`)}
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER enquiries_inserted AFTER INSERT ON sales_enquiry
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();
      CREATE TRIGGER enquiries_removed AFTER DELETE ON sales_enquiry
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();
      CREATE TRIGGER enquiries_updated AFTER UPDATE ON sales_enquiry
        REFERENCING NEW TABLE AS added OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();
      CREATE TRIGGER enquiries_truncated AFTER TRUNCATE ON sales_enquiry
        FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();

      -- Folds at most so many changes into the totals; answers how many. One process at a time does so.
      CREATE FUNCTION fold_enquiry_changes(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
      DECLARE folded integer;
      BEGIN
        IF NOT pg_try_advisory_xact_lock(7158304) THEN RETURN 0; END IF;
        WITH taken AS (
          DELETE FROM enquiry_change WHERE ctid = ANY (ARRAY(SELECT ctid FROM enquiry_change LIMIT at_most)) RETURNING *
        ), ${ALL.map((totals) => `${totals.table}_added AS (${add(totals, totals.branches('taken'))})`).join(', ')}
        SELECT count(*) INTO folded FROM taken;
        RETURN folded;
      END $$;

      -- Compares each kind of totals with its recount, adds what is missing, and answers how many rows were wrong. Both
      -- sides are read in one snapshot and only their difference is added, so that writing may go on meanwhile.
      CREATE FUNCTION mend_sales_totals() RETURNS TABLE (totals text, mended integer) LANGUAGE plpgsql AS $$
      BEGIN
        ${ALL.map(
          (totals) => `${add(totals, [`SELECT ${columns(totals)} FROM ${totals.recount}`, negated(totals)])};
        totals := '${totals.view}'; GET DIAGNOSTICS mended = ROW_COUNT; RETURN NEXT;`,
        ).join('\n')}
      END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER enquiries_inserted ON sales_enquiry;
      DROP TRIGGER enquiries_removed ON sales_enquiry;
      DROP TRIGGER enquiries_updated ON sales_enquiry;
      DROP TRIGGER enquiries_truncated ON sales_enquiry;
      DROP FUNCTION enquiries_changed, fold_enquiry_changes, mend_sales_totals;
      DROP VIEW ${ALL.map(({ view, recount: counted }) => `${view}, ${counted}`).join(', ')};
      DROP TABLE enquiry_change, ${ALL.map(({ table }) => table).join(', ')};
    `);
  }
}
