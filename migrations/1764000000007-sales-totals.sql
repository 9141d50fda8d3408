-- Changes of enquiries that are not folded into totals yet. Every write adds rows, folding removes them.
CREATE TABLE enquiry_change (
  supplier_id integer,
  impact_buyer_id integer,
  good_cause_id integer,
  sales_year smallint NOT NULL,
  progress text NOT NULL,
  via text NOT NULL,
  email_state text NOT NULL,
  paid_to_good_cause boolean NOT NULL,
  action_needed boolean NOT NULL,
  archived boolean NOT NULL,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  sales_month smallint NOT NULL,
  buyer_type text NOT NULL,
  category_id integer NOT NULL,
  repeat_sale boolean NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
COMMENT ON COLUMN enquiry_change.via IS 'Source of the enquiry, empty if it has none.';

-- Totals by owner, year, progress and archive. Scope 'all' has owner 0.
CREATE TABLE sales_total (
  scope text CHECK (scope = ANY (ARRAY['all', 'supplier', 'impact-buyer', 'good-cause'])),
  owner_id integer,
  sales_year smallint,
  progress text,
  archived boolean,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  PRIMARY KEY (scope, owner_id, sales_year, progress, archived)
);

-- Totals of each owner over all years. Enquiries that fell through count, but not their amounts.
CREATE TABLE owner_total (
  scope text,
  owner_id integer,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  PRIMARY KEY (scope, owner_id)
);

-- Totals of all enquiries and of each good cause by all filters of the grid, which can show counts and sums
-- without reading enquiries. Suppliers and buyers have few enough enquiries to count.
CREATE TABLE enquiry_facet_total (
  good_cause_id integer,
  sales_year smallint,
  progress text,
  via text,
  email_state text,
  paid_to_good_cause boolean,
  action_needed boolean,
  archived boolean,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  PRIMARY KEY (good_cause_id, sales_year, progress, via, email_state, paid_to_good_cause, action_needed,
    archived)
);
COMMENT ON COLUMN enquiry_facet_total.good_cause_id IS 'Id of the good cause, 0 for all enquiries.';

-- Completed sales of each supplier to each buyer and for each good cause, so that the page of a good cause
-- with a tenth of all sales does not read them all.
CREATE TABLE partner_total (
  scope text CHECK (scope = ANY (ARRAY['impact-buyer', 'good-cause'])),
  owner_id integer,
  supplier_id integer,
  sales integer NOT NULL,
  contribution numeric(14,2) NOT NULL,
  PRIMARY KEY (scope, owner_id, supplier_id)
);
CREATE INDEX partner_total_most_idx ON partner_total (scope, owner_id, contribution DESC, supplier_id)
  WHERE (sales > 0);

-- Totals of each owner by month, with columns for each progress and source.
CREATE TABLE sales_month_total (
  scope text,
  owner_id integer,
  sales_year smallint,
  sales_month smallint,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  new_enquiries integer NOT NULL,
  introductions integer NOT NULL,
  in_progress integer NOT NULL,
  completed integer NOT NULL,
  fallen_through integer NOT NULL,
  consumer_enquiries integer NOT NULL,
  repeat_sales integer NOT NULL,
  website_enquiries integer NOT NULL,
  website_contribution numeric(14,2) NOT NULL,
  call_tracking_enquiries integer NOT NULL,
  call_tracking_contribution numeric(14,2) NOT NULL,
  repeat_enquiries integer NOT NULL,
  repeat_contribution numeric(14,2) NOT NULL,
  affiliate_enquiries integer NOT NULL,
  affiliate_contribution numeric(14,2) NOT NULL,
  brokered_enquiries integer NOT NULL,
  brokered_contribution numeric(14,2) NOT NULL,
  connection_enquiries integer NOT NULL,
  connection_contribution numeric(14,2) NOT NULL,
  backdoor_enquiries integer NOT NULL,
  backdoor_contribution numeric(14,2) NOT NULL,
  alias_email_enquiries integer NOT NULL,
  alias_email_contribution numeric(14,2) NOT NULL,
  other_enquiries integer NOT NULL,
  other_contribution numeric(14,2) NOT NULL,
  PRIMARY KEY (scope, owner_id, sales_year, sales_month)
);

-- Totals of each supplier by month and type of buyer, and of all enquiries and good causes by period and
-- type of buyer. A period is a month, its year (month 0), or all years (year 0).
CREATE TABLE sales_buyer_type_total (
  scope text,
  owner_id integer,
  sales_year smallint,
  sales_month smallint,
  buyer_type text,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  completed integer NOT NULL,
  fallen_through integer NOT NULL,
  PRIMARY KEY (scope, owner_id, sales_year, sales_month, buyer_type)
);

-- Totals of all enquiries and of each good cause by period and category. A period is a month, its year
-- (month 0), or all years (year 0).
CREATE TABLE sales_category_total (
  scope text,
  owner_id integer,
  sales_year smallint,
  sales_month smallint,
  category_id integer,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  PRIMARY KEY (scope, owner_id, sales_year, sales_month, category_id)
);

-- Totals of each supplier by good cause and month. Good cause 0 stands for none.
CREATE TABLE sales_supplier_cause_total (
  supplier_id integer,
  good_cause_id integer,
  sales_year smallint,
  sales_month smallint,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  PRIMARY KEY (supplier_id, good_cause_id, sales_year, sales_month)
);
CREATE INDEX sales_supplier_cause_total_of_cause_idx ON sales_supplier_cause_total (good_cause_id,
  sales_year, supplier_id);

-- Totals of each supplier by period: a month, its year (month 0), or all years (year 0).
CREATE TABLE supplier_period_total (
  sales_year smallint,
  sales_month smallint,
  supplier_id integer,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  PRIMARY KEY (sales_year, sales_month, supplier_id)
);
CREATE INDEX supplier_period_total_contribution_idx ON supplier_period_total (sales_year, sales_month,
  contribution DESC, supplier_id DESC);

-- Number of suppliers with enquiries in a period, and the sums of supplier_period_total.
CREATE TABLE supplier_period_sum_total (
  sales_year smallint,
  sales_month smallint,
  suppliers integer NOT NULL,
  enquiries integer NOT NULL,
  revenue numeric(14,2) NOT NULL,
  contribution numeric(14,2) NOT NULL,
  PRIMARY KEY (sales_year, sales_month)
);
