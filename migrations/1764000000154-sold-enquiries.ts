import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** Whether an enquiry became a sale, as suppliers are matched to buyers by. */
const SOLD = "coalesce(revenue, 0) > 0 AND progress <> 'Fallen Through'";

/** Indexes that hold all that matching asks of sales: then a million enquiries are gone through without their rows. */
const INDEXES: Readonly<Record<string, string>> = {
  sales_enquiry_sold_idx: `sales_enquiry (supplier_id, enquired_at)
    WHERE ${SOLD} AND supplier_id IS NOT NULL`,
  sales_enquiry_bought_idx: `sales_enquiry (impact_buyer_id, supplier_id, enquired_at)
    WHERE ${SOLD} AND impact_buyer_id IS NOT NULL AND supplier_id IS NOT NULL`,
};

export class SoldEnquiries1764000000154 implements MigrationInterface {
  name = 'SoldEnquiries1764000000154';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES))
      await createIndexConcurrently(queryRunner, name, definition);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
