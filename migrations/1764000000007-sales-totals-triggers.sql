-- Appends the change of an enquiry to enquiry_change, unless it affects no total.
CREATE FUNCTION enquiry_changed() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO enquiry_change (supplier_id, impact_buyer_id, good_cause_id, sales_year, progress, via,
      email_state, paid_to_good_cause, action_needed, archived, sales_month, buyer_type, category_id,
      repeat_sale, enquiries, revenue, contribution)
    VALUES (NEW.supplier_id, NEW.impact_buyer_id, NEW.good_cause_id, NEW.sales_year, NEW.progress,
      coalesce(NEW.via, ''), NEW.email_state, NEW.paid_to_good_cause, NEW.action_needed, NEW.archived_at IS
      NOT NULL, extract(month FROM NEW.enquired_at AT TIME ZONE 'Pacific/Auckland')::smallint,
      coalesce(NEW.buyer_type, ''), coalesce(NEW.category_id, 0), NEW.repeat_sale, 1, coalesce(NEW.revenue,
      0), coalesce(NEW.contribution, 0));
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO enquiry_change (supplier_id, impact_buyer_id, good_cause_id, sales_year, progress, via,
      email_state, paid_to_good_cause, action_needed, archived, sales_month, buyer_type, category_id,
      repeat_sale, enquiries, revenue, contribution)
    VALUES (OLD.supplier_id, OLD.impact_buyer_id, OLD.good_cause_id, OLD.sales_year, OLD.progress,
      coalesce(OLD.via, ''), OLD.email_state, OLD.paid_to_good_cause, OLD.action_needed, OLD.archived_at IS
      NOT NULL, extract(month FROM OLD.enquired_at AT TIME ZONE 'Pacific/Auckland')::smallint,
      coalesce(OLD.buyer_type, ''), coalesce(OLD.category_id, 0), OLD.repeat_sale, -1,
      -coalesce(OLD.revenue, 0), -coalesce(OLD.contribution, 0));
  ELSIF (OLD.supplier_id, OLD.impact_buyer_id, OLD.good_cause_id, OLD.progress, OLD.via, OLD.email_state,
    OLD.paid_to_good_cause, OLD.action_needed, OLD.archived_at, OLD.enquired_at, OLD.buyer_type,
    OLD.category_id, OLD.repeat_sale, OLD.revenue, OLD.contribution) IS DISTINCT FROM (NEW.supplier_id,
    NEW.impact_buyer_id, NEW.good_cause_id, NEW.progress, NEW.via, NEW.email_state, NEW.paid_to_good_cause,
    NEW.action_needed, NEW.archived_at, NEW.enquired_at, NEW.buyer_type, NEW.category_id, NEW.repeat_sale,
    NEW.revenue, NEW.contribution) THEN
    INSERT INTO enquiry_change (supplier_id, impact_buyer_id, good_cause_id, sales_year, progress, via,
      email_state, paid_to_good_cause, action_needed, archived, sales_month, buyer_type, category_id,
      repeat_sale, enquiries, revenue, contribution)
    VALUES (NEW.supplier_id, NEW.impact_buyer_id, NEW.good_cause_id, NEW.sales_year, NEW.progress,
      coalesce(NEW.via, ''), NEW.email_state, NEW.paid_to_good_cause, NEW.action_needed, NEW.archived_at IS
      NOT NULL, extract(month FROM NEW.enquired_at AT TIME ZONE 'Pacific/Auckland')::smallint,
      coalesce(NEW.buyer_type, ''), coalesce(NEW.category_id, 0), NEW.repeat_sale, 1, coalesce(NEW.revenue,
      0), coalesce(NEW.contribution, 0)), (OLD.supplier_id, OLD.impact_buyer_id, OLD.good_cause_id,
      OLD.sales_year, OLD.progress, coalesce(OLD.via, ''), OLD.email_state, OLD.paid_to_good_cause,
      OLD.action_needed, OLD.archived_at IS NOT NULL, extract(month FROM OLD.enquired_at AT TIME ZONE
      'Pacific/Auckland')::smallint, coalesce(OLD.buyer_type, ''), coalesce(OLD.category_id, 0),
      OLD.repeat_sale, -1, -coalesce(OLD.revenue, 0), -coalesce(OLD.contribution, 0));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER enquiries_inserted AFTER INSERT ON sales_enquiry
  FOR EACH ROW EXECUTE FUNCTION enquiry_changed();

CREATE TRIGGER enquiries_removed AFTER DELETE ON sales_enquiry
  FOR EACH ROW EXECUTE FUNCTION enquiry_changed();

CREATE TRIGGER enquiries_updated AFTER UPDATE ON sales_enquiry
  FOR EACH ROW EXECUTE FUNCTION enquiry_changed();

-- Empties the table of changes and all totals after sales_enquiry was truncated.
CREATE FUNCTION enquiries_changed() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  TRUNCATE enquiry_change, sales_total, enquiry_facet_total, partner_total, sales_month_total,
    sales_buyer_type_total, sales_supplier_cause_total, sales_category_total, supplier_period_total;
  RETURN NULL;
END $$;

CREATE TRIGGER enquiries_truncated AFTER TRUNCATE ON sales_enquiry
  FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();

-- Adds the differences that a statement makes to sales_total to owner_total.
CREATE FUNCTION sales_total_changed() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO owner_total AS t (scope, owner_id, enquiries, revenue, contribution)
    SELECT scope, owner_id, sum(enquiries), sum(revenue), sum(contribution)
    FROM (
      SELECT scope, owner_id, 1 * enquiries AS enquiries, CASE WHEN progress <> 'Fallen Through' THEN 1 *
        revenue ELSE 0 END AS revenue, CASE WHEN progress <> 'Fallen Through' THEN 1 * contribution ELSE 0
        END AS contribution
      FROM added
      WHERE scope <> 'all'
    ) moved
    GROUP BY scope, owner_id
    HAVING sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
    ORDER BY scope, owner_id
    ON CONFLICT (scope, owner_id)
    DO UPDATE SET enquiries = t.enquiries + excluded.enquiries, revenue = t.revenue + excluded.revenue,
      contribution = t.contribution + excluded.contribution;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO owner_total AS t (scope, owner_id, enquiries, revenue, contribution)
    SELECT scope, owner_id, sum(enquiries), sum(revenue), sum(contribution)
    FROM (
      SELECT scope, owner_id, -1 * enquiries AS enquiries, CASE WHEN progress <> 'Fallen Through' THEN -1 *
        revenue ELSE 0 END AS revenue, CASE WHEN progress <> 'Fallen Through' THEN -1 * contribution ELSE 0
        END AS contribution
      FROM removed
      WHERE scope <> 'all'
    ) moved
    GROUP BY scope, owner_id
    HAVING sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
    ORDER BY scope, owner_id
    ON CONFLICT (scope, owner_id)
    DO UPDATE SET enquiries = t.enquiries + excluded.enquiries, revenue = t.revenue + excluded.revenue,
      contribution = t.contribution + excluded.contribution;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE owner_total;
  ELSE
    INSERT INTO owner_total AS t (scope, owner_id, enquiries, revenue, contribution)
    SELECT scope, owner_id, sum(enquiries), sum(revenue), sum(contribution)
    FROM (
      SELECT scope, owner_id, 1 * enquiries AS enquiries, CASE WHEN progress <> 'Fallen Through' THEN 1 *
        revenue ELSE 0 END AS revenue, CASE WHEN progress <> 'Fallen Through' THEN 1 * contribution ELSE 0
        END AS contribution
      FROM added
      WHERE scope <> 'all'
      UNION ALL SELECT scope, owner_id, -1 * enquiries AS enquiries, CASE WHEN progress <> 'Fallen Through'
        THEN -1 * revenue ELSE 0 END AS revenue, CASE WHEN progress <> 'Fallen Through' THEN -1 *
        contribution ELSE 0 END AS contribution
      FROM removed
      WHERE scope <> 'all'
    ) moved
    GROUP BY scope, owner_id
    HAVING sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
    ORDER BY scope, owner_id
    ON CONFLICT (scope, owner_id)
    DO UPDATE SET enquiries = t.enquiries + excluded.enquiries, revenue = t.revenue + excluded.revenue,
      contribution = t.contribution + excluded.contribution;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER sales_total_inserted AFTER INSERT ON sales_total
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sales_total_changed();

CREATE TRIGGER sales_total_removed AFTER DELETE ON sales_total
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sales_total_changed();

CREATE TRIGGER sales_total_truncated AFTER TRUNCATE ON sales_total
  FOR EACH STATEMENT EXECUTE FUNCTION sales_total_changed();

CREATE TRIGGER sales_total_updated AFTER UPDATE ON sales_total
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION sales_total_changed();

-- Adds the differences that a statement makes to supplier_period_total to supplier_period_sum_total.
CREATE FUNCTION supplier_periods_changed() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO supplier_period_sum_total AS t (sales_year, sales_month, suppliers, enquiries, revenue,
      contribution)
    SELECT sales_year, sales_month, sum(suppliers)::integer AS suppliers, sum(enquiries)::integer AS
      enquiries, sum(revenue)::numeric(14, 2) AS revenue, sum(contribution)::numeric(14, 2) AS contribution
    FROM (
      SELECT sales_year, sales_month, (enquiries > 0)::integer AS suppliers, enquiries AS enquiries,
        revenue AS revenue, contribution AS contribution
      FROM added
    ) moved
    GROUP BY sales_year, sales_month
    HAVING sum(suppliers) <> 0 OR sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
    ORDER BY sales_year, sales_month
    ON CONFLICT (sales_year, sales_month)
    DO UPDATE SET suppliers = t.suppliers + excluded.suppliers, enquiries = t.enquiries +
      excluded.enquiries, revenue = t.revenue + excluded.revenue, contribution = t.contribution +
      excluded.contribution;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO supplier_period_sum_total AS t (sales_year, sales_month, suppliers, enquiries, revenue,
      contribution)
    SELECT sales_year, sales_month, sum(suppliers)::integer AS suppliers, sum(enquiries)::integer AS
      enquiries, sum(revenue)::numeric(14, 2) AS revenue, sum(contribution)::numeric(14, 2) AS contribution
    FROM (
      SELECT sales_year, sales_month, -(enquiries > 0)::integer AS suppliers, -enquiries AS enquiries,
        -revenue AS revenue, -contribution AS contribution
      FROM removed
    ) moved
    GROUP BY sales_year, sales_month
    HAVING sum(suppliers) <> 0 OR sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
    ORDER BY sales_year, sales_month
    ON CONFLICT (sales_year, sales_month)
    DO UPDATE SET suppliers = t.suppliers + excluded.suppliers, enquiries = t.enquiries +
      excluded.enquiries, revenue = t.revenue + excluded.revenue, contribution = t.contribution +
      excluded.contribution;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE supplier_period_sum_total;
  ELSE
    INSERT INTO supplier_period_sum_total AS t (sales_year, sales_month, suppliers, enquiries, revenue,
      contribution)
    SELECT sales_year, sales_month, sum(suppliers)::integer AS suppliers, sum(enquiries)::integer AS
      enquiries, sum(revenue)::numeric(14, 2) AS revenue, sum(contribution)::numeric(14, 2) AS contribution
    FROM (
      SELECT sales_year, sales_month, (enquiries > 0)::integer AS suppliers, enquiries AS enquiries,
        revenue AS revenue, contribution AS contribution
      FROM added
      UNION ALL SELECT sales_year, sales_month, -(enquiries > 0)::integer AS suppliers, -enquiries AS
        enquiries, -revenue AS revenue, -contribution AS contribution
      FROM removed
    ) moved
    GROUP BY sales_year, sales_month
    HAVING sum(suppliers) <> 0 OR sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
    ORDER BY sales_year, sales_month
    ON CONFLICT (sales_year, sales_month)
    DO UPDATE SET suppliers = t.suppliers + excluded.suppliers, enquiries = t.enquiries +
      excluded.enquiries, revenue = t.revenue + excluded.revenue, contribution = t.contribution +
      excluded.contribution;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER supplier_periods_inserted AFTER INSERT ON supplier_period_total
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION supplier_periods_changed();

CREATE TRIGGER supplier_periods_removed AFTER DELETE ON supplier_period_total
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION supplier_periods_changed();

CREATE TRIGGER supplier_periods_truncated AFTER TRUNCATE ON supplier_period_total
  FOR EACH STATEMENT EXECUTE FUNCTION supplier_periods_changed();

CREATE TRIGGER supplier_periods_updated AFTER UPDATE ON supplier_period_total
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION supplier_periods_changed();
