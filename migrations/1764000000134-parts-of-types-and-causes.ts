import type { MigrationInterface, QueryRunner } from 'typeorm';

const count = (condition: string) => `CASE WHEN ${condition} THEN enquiries ELSE 0 END`;
/** Dollars; what fell through brings none. */
const dollars = (column: string) =>
  `CASE WHEN progress <> 'Fallen Through' THEN ${column} ELSE 0 END AS ${column}`;

/**
 * Types of buyers and good causes of suppliers as they stand, with what has not been folded beside them: suppliers have
 * them by month, and whoever asks adds them up over months once.
 */
export class PartsOfTypesAndCauses1764000000134 implements MigrationInterface {
  name = 'PartsOfTypesAndCauses1764000000134';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW supplier_buyer_type_parts AS
      SELECT owner_id AS supplier_id, sales_year, sales_month, buyer_type, enquiries, completed, fallen_through, contribution
      FROM sales_buyer_type_total WHERE scope = 'supplier'
      UNION ALL
      SELECT supplier_id, sales_year, sales_month, buyer_type, enquiries, ${count("progress = 'Completed'")} AS completed,
        ${count("progress = 'Fallen Through'")} AS fallen_through, ${dollars('contribution')}
      FROM enquiry_change WHERE supplier_id IS NOT NULL;

      CREATE VIEW sales_supplier_cause_parts AS
      SELECT supplier_id, good_cause_id, sales_year, sales_month, enquiries, contribution FROM sales_supplier_cause_total
      UNION ALL
      SELECT supplier_id, coalesce(good_cause_id, 0), sales_year, sales_month, enquiries, ${dollars('contribution')}
      FROM enquiry_change WHERE supplier_id IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW supplier_buyer_type_parts, sales_supplier_cause_parts');
  }
}
