import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the rows of `table` add to the totals of their owners (1) or take from them (-1). */
const movedBy = (table: string, sign: 1 | -1) => `
  SELECT scope, owner_id, ${sign} * enquiries AS enquiries,
    CASE WHEN progress <> 'Fallen Through' THEN ${sign} * revenue ELSE 0 END AS revenue,
    CASE WHEN progress <> 'Fallen Through' THEN ${sign} * contribution ELSE 0 END AS contribution
  FROM ${table} WHERE scope <> 'all'`;

const add = (moved: string) => `
  INSERT INTO owner_total AS t (scope, owner_id, enquiries, revenue, contribution)
  SELECT scope, owner_id, sum(enquiries), sum(revenue), sum(contribution) FROM (${moved}) moved
  GROUP BY scope, owner_id HAVING sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
  ORDER BY scope, owner_id
  ON CONFLICT (scope, owner_id) DO UPDATE SET enquiries = t.enquiries + excluded.enquiries,
    revenue = t.revenue + excluded.revenue, contribution = t.contribution + excluded.contribution;`;

/**
 * What all enquiries of a supplier, a buyer or a cause come to, in one row each, so that lists of many owners are
 * sorted, filtered and summed up by it. It follows sales_total, which the worker alone writes; whoever reads adds what
 * stands in enquiry_change, as with the others. What has fallen through counts as an enquiry, without its money.
 */
export class OwnerTotals1764000000029 implements MigrationInterface {
  name = 'OwnerTotals1764000000029';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE owner_total (
        scope text NOT NULL,
        owner_id integer NOT NULL,
        enquiries integer NOT NULL,
        revenue numeric(14, 2) NOT NULL,
        contribution numeric(14, 2) NOT NULL,
        PRIMARY KEY (scope, owner_id)
      );
      ${add(movedBy('sales_total', 1))}

      CREATE FUNCTION sales_total_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${add(movedBy('added', 1))}
        ELSIF TG_OP = 'DELETE' THEN ${add(movedBy('removed', -1))}
        ELSIF TG_OP = 'TRUNCATE' THEN TRUNCATE owner_total;
        ELSE ${add(`${movedBy('added', 1)} UNION ALL ${movedBy('removed', -1)}`)}
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER sales_total_inserted AFTER INSERT ON sales_total
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sales_total_changed();
      CREATE TRIGGER sales_total_removed AFTER DELETE ON sales_total
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sales_total_changed();
      CREATE TRIGGER sales_total_updated AFTER UPDATE ON sales_total
        REFERENCING NEW TABLE AS added OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION sales_total_changed();
      CREATE TRIGGER sales_total_truncated AFTER TRUNCATE ON sales_total
        FOR EACH STATEMENT EXECUTE FUNCTION sales_total_changed();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER sales_total_inserted ON sales_total;
      DROP TRIGGER sales_total_removed ON sales_total;
      DROP TRIGGER sales_total_updated ON sales_total;
      DROP TRIGGER sales_total_truncated ON sales_total;
      DROP FUNCTION sales_total_changed;
      DROP TABLE owner_total;
    `);
  }
}
