-- Compares the totals for statistics with a recount, adds the differences, and returns the number of wrong
-- rows of each.
CREATE FUNCTION mend_sales_statistics() RETURNS TABLE (totals text, mended integer)
LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT * FROM mend_statistics_by_owner();
  INSERT INTO supplier_period_sum_total AS t (sales_year, sales_month, suppliers, enquiries, revenue,
    contribution)
  SELECT sales_year, sales_month, sum(suppliers)::integer AS suppliers, sum(enquiries)::integer AS
    enquiries, sum(revenue)::numeric(14, 2) AS revenue, sum(contribution)::numeric(14, 2) AS contribution
  FROM (
    SELECT sales_year, sales_month, suppliers, enquiries, revenue, contribution
    FROM supplier_period_sum_recount
    UNION ALL SELECT sales_year, sales_month, -suppliers, -enquiries, -revenue, -contribution
    FROM supplier_period_sum_rollup
  ) added
  GROUP BY sales_year, sales_month
  HAVING sum(suppliers) <> 0 OR sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
  ORDER BY sales_year, sales_month
  ON CONFLICT (sales_year, sales_month)
  DO UPDATE SET suppliers = t.suppliers + excluded.suppliers, enquiries = t.enquiries + excluded.enquiries,
    revenue = t.revenue + excluded.revenue, contribution = t.contribution + excluded.contribution;
  totals := 'supplier_period_sum_rollup';
  GET DIAGNOSTICS mended = ROW_COUNT;
  RETURN NEXT;
END $$;

-- Corrects all totals after folding all changes, and returns the number of wrong rows of each.
CREATE FUNCTION mend_totals() RETURNS TABLE (totals text, mended integer)
LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  -- Enquiries may have an old type or category if their buyer or supplier changed with triggers off.
  UPDATE sales_enquiry e SET buyer_type = x.buyer_type, category_id = x.category_id
  FROM (
    SELECT s.id, b.buyer_type, (
      SELECT min(c.category_id) FROM supplier_category c WHERE c.supplier_id = s.supplier_id
    ) AS category_id
    FROM sales_enquiry s
    LEFT JOIN impact_buyer b ON b.id = s.impact_buyer_id
  ) x
  WHERE x.id = e.id AND (e.buyer_type, e.category_id) IS DISTINCT FROM (x.buyer_type, x.category_id);
  totals := 'enquiries';
  GET DIAGNOSTICS mended = ROW_COUNT;
  RETURN NEXT;
  PERFORM pg_advisory_xact_lock(7158304);
  PERFORM fold_enquiry_changes(2147483647), fold_lead_changes(2147483647),
    fold_affiliate_link_click_changes(2147483647);
  RETURN QUERY SELECT * FROM mend_sales_totals();
  RETURN QUERY SELECT * FROM mend_sales_statistics();
  RETURN QUERY SELECT * FROM mend_lead_totals();
  RETURN QUERY SELECT * FROM mend_affiliate_link_click_totals();
  RETURN QUERY SELECT 'listing_rollup'::text, mend_listing_counts();
END $$;
