-- The ids that records have in other systems, such as the number of an order in an accounting system. A record has at
-- most one id in each system, and no two records of a type share one.
CREATE TABLE external_ref (
  record_type text NOT NULL,
  record_id integer NOT NULL,
  system text NOT NULL CHECK (char_length(system) BETWEEN 1 AND 50),
  external_id text NOT NULL CHECK (char_length(external_id) BETWEEN 1 AND 4800),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (record_type, record_id, system),
  CONSTRAINT external_ref_taken UNIQUE (record_type, system, external_id)
);

-- Removes the ids of deleted records. The argument of the trigger is the type of the records.
CREATE FUNCTION remove_external_refs() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  DELETE FROM external_ref WHERE record_type = TG_ARGV[0] AND record_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;

CREATE TRIGGER remove_external_refs AFTER DELETE ON supplier REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION remove_external_refs('SUPPLIER');
CREATE TRIGGER remove_external_refs AFTER DELETE ON impact_buyer REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION remove_external_refs('IMPACT_BUYER');
CREATE TRIGGER remove_external_refs AFTER DELETE ON good_cause REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION remove_external_refs('GOOD_CAUSE');
CREATE TRIGGER remove_external_refs AFTER DELETE ON sales_enquiry REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION remove_external_refs('SALES_ENQUIRY');
CREATE TRIGGER remove_external_refs AFTER DELETE ON lead REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION remove_external_refs('LEAD');
CREATE TRIGGER remove_external_refs AFTER DELETE ON impact_box_order REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION remove_external_refs('ORDER');
