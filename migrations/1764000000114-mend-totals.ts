import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One call that compares all totals with their recounts and mends what is wrong. */
export class MendTotals1764000000114 implements MigrationInterface {
  name = 'MendTotals1764000000114';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION mend_totals() RETURNS TABLE (totals text, mended integer) LANGUAGE plpgsql AS $$
      BEGIN
        -- An enquiry that came in the moment in which its buyer or its supplier was changed may say what was before.
        UPDATE sales_enquiry e SET buyer_type = x.buyer_type, category_id = x.category_id
        FROM (SELECT s.id, b.buyer_type,
            (SELECT min(c.category_id) FROM supplier_category c WHERE c.supplier_id = s.supplier_id) AS category_id
          FROM sales_enquiry s LEFT JOIN impact_buyer b ON b.id = s.impact_buyer_id) x
        WHERE x.id = e.id AND (e.buyer_type, e.category_id) IS DISTINCT FROM (x.buyer_type, x.category_id);
        totals := 'enquiries'; GET DIAGNOSTICS mended = ROW_COUNT; RETURN NEXT;
        RETURN QUERY SELECT * FROM mend_sales_totals();
        RETURN QUERY SELECT * FROM mend_sales_statistics();
        RETURN QUERY SELECT * FROM mend_lead_totals();
        RETURN QUERY SELECT * FROM mend_affiliate_link_click_totals();
        RETURN QUERY SELECT 'listing_rollup'::text, mend_listing_counts();
      END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION mend_totals');
  }
}
