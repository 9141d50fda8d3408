import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the completed sales of a transition table add to the partners (1) or take from them (-1). */
const partnersOf = (table: string, sign: 1 | -1) => `
  SELECT ${sign} AS n, scope, owner_id, supplier_id, coalesce(contribution, 0) AS contribution
  FROM ${table} CROSS JOIN LATERAL (VALUES ('impact-buyer', impact_buyer_id), ('good-cause', good_cause_id))
    AS owned (scope, owner_id)
  WHERE progress = 'Completed' AND supplier_id IS NOT NULL AND owner_id IS NOT NULL`;

const addPartners = (moved: string) => `
  INSERT INTO partner_rollup AS r (scope, owner_id, supplier_id, sales, contribution)
  SELECT scope, owner_id, supplier_id, sum(n), sum(n * contribution) FROM (${moved}) moved
  GROUP BY scope, owner_id, supplier_id
  HAVING sum(n) <> 0 OR sum(n * contribution) <> 0 ORDER BY scope, owner_id, supplier_id
  ON CONFLICT (scope, owner_id, supplier_id) DO UPDATE SET
    sales = r.sales + excluded.sales, contribution = r.contribution + excluded.contribution;`;

/**
 * Which suppliers a buyer has bought from, and which a cause has received from, kept exact with every write to
 * an enquiry. A cause has a tenth of all sales; without this its page would read them all.
 */
export class PartnerTotals1763600000008 implements MigrationInterface {
  name = 'PartnerTotals1763600000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE partner_rollup (
        scope text NOT NULL CHECK (scope IN ('impact-buyer', 'good-cause')),
        owner_id integer NOT NULL,
        supplier_id integer NOT NULL,
        sales integer NOT NULL DEFAULT 0,
        contribution numeric(14, 2) NOT NULL DEFAULT 0,
        PRIMARY KEY (scope, owner_id, supplier_id)
      );
      COMMENT ON TABLE partner_rollup IS 'Completed sales of a supplier through a buyer or for a cause';
      CREATE INDEX partner_rollup_most_idx ON partner_rollup (scope, owner_id, contribution DESC, supplier_id)
        WHERE sales > 0;
      -- To count the listed among many without reading their rows.
      CREATE INDEX supplier_listed_idx ON supplier (id) WHERE listed;
      CREATE VIEW partner_recount AS
        SELECT scope, owner_id, supplier_id, sum(n)::integer AS sales, sum(contribution)::numeric(14, 2) AS contribution
        FROM (${partnersOf('sales_enquiry', 1)}) every GROUP BY scope, owner_id, supplier_id;
      INSERT INTO partner_rollup SELECT * FROM partner_recount;

      CREATE FUNCTION partners_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${addPartners(partnersOf('added', 1))}
        ELSIF TG_OP = 'DELETE' THEN ${addPartners(partnersOf('removed', -1))}
        ELSIF TG_OP = 'TRUNCATE' THEN DELETE FROM partner_rollup;
        ELSE ${addPartners(`${partnersOf('added', 1)} UNION ALL ${partnersOf('removed', -1)}`)}
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER partners_inserted AFTER INSERT ON sales_enquiry
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION partners_changed();
      CREATE TRIGGER partners_removed AFTER DELETE ON sales_enquiry
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION partners_changed();
      CREATE TRIGGER partners_truncated AFTER TRUNCATE ON sales_enquiry
        FOR EACH STATEMENT EXECUTE FUNCTION partners_changed();
      CREATE TRIGGER partners_updated AFTER UPDATE ON sales_enquiry
        REFERENCING NEW TABLE AS added OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION partners_changed();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER partners_inserted ON sales_enquiry;
      DROP TRIGGER partners_removed ON sales_enquiry;
      DROP TRIGGER partners_truncated ON sales_enquiry;
      DROP TRIGGER partners_updated ON sales_enquiry;
      DROP FUNCTION partners_changed;
      DROP INDEX supplier_listed_idx;
      DROP VIEW partner_recount;
      DROP TABLE partner_rollup;
    `);
  }
}
