import type { MigrationInterface, QueryRunner } from 'typeorm';

const FACETS =
  'good_cause_id, sales_year, progress, via, email_state, paid_to_good_cause, action_needed, archived';

/** What the rows of a transition table add to the facets (1) or take from them (-1). */
const facetsOf = (table: string, sign: 1 | -1) => `
  SELECT ${sign} AS n, counted_for AS good_cause_id, sales_year, progress, coalesce(via, '') AS via, email_state,
    paid_to_good_cause, action_needed, archived_at IS NOT NULL AS archived
  FROM ${table} CROSS JOIN LATERAL (VALUES (0), (good_cause_id)) AS causes (counted_for) WHERE counted_for IS NOT NULL`;

const addFacets = (moved: string) => `
  INSERT INTO enquiry_facet_rollup AS r (${FACETS}, enquiries)
  SELECT ${FACETS}, sum(n) FROM (${moved}) moved GROUP BY ${FACETS} HAVING sum(n) <> 0 ORDER BY ${FACETS}
  ON CONFLICT (${FACETS}) DO UPDATE SET enquiries = r.enquiries + excluded.enquiries;`;

/**
 * How many enquiries there are under each filter of the grid, kept exact with every write to an enquiry.
 */
export class EnquiryCounts1763600000006 implements MigrationInterface {
  name = 'EnquiryCounts1763600000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- How many enquiries there are, and of each good cause, by everything that the grid is filtered by:
      -- counts without looking at rows. Suppliers and buyers have few enough to count.
      CREATE TABLE enquiry_facet_rollup (
        good_cause_id integer NOT NULL,
        sales_year smallint NOT NULL,
        progress text NOT NULL,
        via text NOT NULL,
        email_state text NOT NULL,
        paid_to_good_cause boolean NOT NULL,
        action_needed boolean NOT NULL,
        archived boolean NOT NULL,
        enquiries integer NOT NULL DEFAULT 0,
        PRIMARY KEY (${FACETS})
      );
      COMMENT ON COLUMN enquiry_facet_rollup.good_cause_id IS '0: of all enquiries';
      COMMENT ON COLUMN enquiry_facet_rollup.via IS 'empty where the enquiry has none';
      CREATE VIEW enquiry_facet_recount AS
        SELECT ${FACETS}, sum(n)::integer AS enquiries FROM (${facetsOf('sales_enquiry', 1)}) every GROUP BY ${FACETS};

      CREATE FUNCTION enquiry_facets_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${addFacets(facetsOf('added', 1))}
        ELSIF TG_OP = 'DELETE' THEN ${addFacets(facetsOf('removed', -1))}
        ELSIF TG_OP = 'TRUNCATE' THEN DELETE FROM enquiry_facet_rollup;
        ELSE ${addFacets(`${facetsOf('added', 1)} UNION ALL ${facetsOf('removed', -1)}`)}
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER enquiry_facets_inserted AFTER INSERT ON sales_enquiry
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION enquiry_facets_changed();
      CREATE TRIGGER enquiry_facets_removed AFTER DELETE ON sales_enquiry
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION enquiry_facets_changed();
      CREATE TRIGGER enquiry_facets_truncated AFTER TRUNCATE ON sales_enquiry
        FOR EACH STATEMENT EXECUTE FUNCTION enquiry_facets_changed();
      CREATE TRIGGER enquiry_facets_updated AFTER UPDATE ON sales_enquiry
        REFERENCING NEW TABLE AS added OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION enquiry_facets_changed();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER enquiry_facets_inserted ON sales_enquiry;
      DROP TRIGGER enquiry_facets_removed ON sales_enquiry;
      DROP TRIGGER enquiry_facets_truncated ON sales_enquiry;
      DROP TRIGGER enquiry_facets_updated ON sales_enquiry;
      DROP FUNCTION enquiry_facets_changed;
      DROP VIEW enquiry_facet_recount;
      DROP TABLE enquiry_facet_rollup;
    `);
  }
}
