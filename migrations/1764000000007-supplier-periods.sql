-- Totals of suppliers by type of buyer, and the changes that are not folded yet. The reader adds them up.
CREATE VIEW supplier_buyer_type_parts AS
  SELECT owner_id AS supplier_id, sales_year, sales_month, buyer_type, enquiries, completed,
    fallen_through, contribution
  FROM sales_buyer_type_total
  WHERE scope = 'supplier'
  UNION ALL SELECT supplier_id, sales_year, sales_month, buyer_type, enquiries, CASE WHEN progress =
    'Completed' THEN enquiries ELSE 0 END AS completed, CASE WHEN progress = 'Fallen Through' THEN
    enquiries ELSE 0 END AS fallen_through, CASE WHEN progress <> 'Fallen Through' THEN contribution ELSE 0
    END AS contribution
  FROM enquiry_change
  WHERE supplier_id IS NOT NULL;

-- Totals of suppliers by good cause, and the changes that are not folded yet. The reader adds them up.
CREATE VIEW sales_supplier_cause_parts AS
  SELECT supplier_id, good_cause_id, sales_year, sales_month, enquiries, contribution
  FROM sales_supplier_cause_total
  UNION ALL SELECT supplier_id, coalesce(good_cause_id, 0), sales_year, sales_month, enquiries, CASE WHEN
    progress <> 'Fallen Through' THEN contribution ELSE 0 END AS contribution
  FROM enquiry_change
  WHERE supplier_id IS NOT NULL;

-- Unfolded changes of suppliers, by period: a month, its year (month 0), or all years (year 0).
CREATE VIEW supplier_period_pending AS
  SELECT p.sales_year, p.sales_month, c.supplier_id, sum(c.enquiries)::integer AS enquiries, sum(CASE WHEN
    c.progress <> 'Fallen Through' THEN c.revenue ELSE 0 END)::numeric(14, 2) AS revenue, sum(CASE WHEN
    c.progress <> 'Fallen Through' THEN c.contribution ELSE 0 END)::numeric(14, 2) AS contribution
  FROM enquiry_change c
  CROSS JOIN LATERAL (VALUES (c.sales_year, c.sales_month), (c.sales_year, 0::smallint), (0::smallint,
    0::smallint)) p (sales_year, sales_month)
  WHERE c.supplier_id IS NOT NULL
  GROUP BY p.sales_year, p.sales_month, c.supplier_id;

-- Number of suppliers and their sums by period, including changes that are not folded yet.
CREATE VIEW supplier_period_sum_rollup AS
  SELECT sales_year, sales_month, sum(suppliers)::integer AS suppliers, sum(enquiries)::integer AS
    enquiries, sum(revenue)::numeric(14, 2) AS revenue, sum(contribution)::numeric(14, 2) AS contribution
  FROM (
    SELECT sales_year, sales_month, suppliers, enquiries, revenue, contribution
    FROM supplier_period_sum_total
    UNION ALL SELECT sales_year, sales_month, (p.enquiries + coalesce(t.enquiries, 0) > 0)::integer -
      (coalesce(t.enquiries, 0) > 0)::integer AS suppliers, p.enquiries, p.revenue, p.contribution
    FROM supplier_period_pending p
    LEFT JOIN supplier_period_total t USING (sales_year, sales_month, supplier_id)
  ) every
  GROUP BY sales_year, sales_month
  HAVING sum(suppliers) <> 0 OR sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0;

-- Number of suppliers and their sums by period, computed from all enquiries.
CREATE VIEW supplier_period_sum_recount AS
  SELECT sales_year, sales_month, sum(suppliers)::integer AS suppliers, sum(enquiries)::integer AS
    enquiries, sum(revenue)::numeric(14, 2) AS revenue, sum(contribution)::numeric(14, 2) AS contribution
  FROM (
    SELECT sales_year, sales_month, (enquiries > 0)::integer AS suppliers, enquiries AS enquiries, revenue
      AS revenue, contribution AS contribution
    FROM supplier_period_recount
  ) every
  GROUP BY sales_year, sales_month
  HAVING sum(suppliers) <> 0 OR sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0;
