import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As many changes as there are. */
const ALL = 2147483647;

/** `mend_totals`, which does `first` before it compares totals with their recounts. */
const mendTotals = (first: string) => `
  CREATE OR REPLACE FUNCTION mend_totals() RETURNS TABLE (totals text, mended integer) LANGUAGE plpgsql AS $$
  BEGIN
    -- An enquiry that came while its buyer or its supplier was changed with the triggers off may say what was before.
    UPDATE sales_enquiry e SET buyer_type = x.buyer_type, category_id = x.category_id
    FROM (SELECT s.id, b.buyer_type,
        (SELECT min(c.category_id) FROM supplier_category c WHERE c.supplier_id = s.supplier_id) AS category_id
      FROM sales_enquiry s LEFT JOIN impact_buyer b ON b.id = s.impact_buyer_id) x
    WHERE x.id = e.id AND (e.buyer_type, e.category_id) IS DISTINCT FROM (x.buyer_type, x.category_id);
    totals := 'enquiries'; GET DIAGNOSTICS mended = ROW_COUNT; RETURN NEXT;
    ${first}
    RETURN QUERY SELECT * FROM mend_sales_totals();
    RETURN QUERY SELECT * FROM mend_sales_statistics();
    RETURN QUERY SELECT * FROM mend_lead_totals();
    RETURN QUERY SELECT * FROM mend_affiliate_link_click_totals();
    RETURN QUERY SELECT 'listing_rollup'::text, mend_listing_counts();
  END $$`;

/**
 * Comparing reads what has not been folded beside each total. That is quick for the changes of some seconds; after half a
 * million changes at once, as a bulk load leaves them, it took longer than any recount. They are folded first.
 */
export class FoldBeforeMending1764000000136 implements MigrationInterface {
  name = 'FoldBeforeMending1764000000136';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Whoever folds meanwhile would write the same rows; the number is the lock that folding takes.
    await queryRunner.query(
      mendTotals(`PERFORM pg_advisory_xact_lock(7158304);
    PERFORM fold_enquiry_changes(${ALL}), fold_lead_changes(${ALL}), fold_affiliate_link_click_changes(${ALL});`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(mendTotals(''));
  }
}
