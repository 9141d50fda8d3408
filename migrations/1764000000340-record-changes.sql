-- A log of the records that were created, changed and deleted, for other systems. `xid` is the transaction and `seq`
-- the order in it. A reader stops before the oldest transaction that is still open, so no change is skipped.
CREATE TABLE record_change (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  seq bigint GENERATED ALWAYS AS IDENTITY,
  record_type text NOT NULL,
  record_id integer NOT NULL,
  version integer NOT NULL,
  deleted boolean NOT NULL DEFAULT false,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (xid, seq)
);
CREATE INDEX record_change_deleted_idx ON record_change (changed_at) WHERE deleted;

-- Logs the rows of a statement. The argument of the trigger is the type of the records.
CREATE FUNCTION log_record_changes() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO record_change (record_type, record_id, version, deleted)
    SELECT TG_ARGV[0], id, version, true FROM gone;
  ELSE
    INSERT INTO record_change (record_type, record_id, version) SELECT TG_ARGV[0], id, version FROM fresh;
  END IF;
  RETURN NULL;
END $$;

-- Adds the records that are not in the log, such as those of a bulk load.
CREATE FUNCTION log_missing_records() RETURNS void LANGUAGE sql SET search_path TO public, pg_temp AS $$
  INSERT INTO record_change (record_type, record_id, version, changed_at)
  SELECT r.record_type, r.id, r.version, r.changed_at FROM (
    SELECT 'SUPPLIER' AS record_type, id, version, updated_at AS changed_at FROM supplier
    UNION ALL SELECT 'IMPACT_BUYER' AS record_type, id, version, updated_at AS changed_at FROM impact_buyer
    UNION ALL SELECT 'GOOD_CAUSE' AS record_type, id, version, updated_at AS changed_at FROM good_cause
    UNION ALL SELECT 'SALES_ENQUIRY' AS record_type, id, version, updated_at AS changed_at FROM sales_enquiry
    UNION ALL SELECT 'LEAD' AS record_type, id, version, updated_at AS changed_at FROM lead
    UNION ALL SELECT 'USER' AS record_type, id, version, updated_at AS changed_at FROM user_account
    UNION ALL SELECT 'ORDER' AS record_type, id, version, updated_at AS changed_at FROM impact_box_order
    UNION ALL SELECT 'MESSAGE' AS record_type, id, version, updated_at AS changed_at FROM contact_message
    UNION ALL SELECT 'CATEGORY' AS record_type, id, version, updated_at AS changed_at FROM category
    UNION ALL SELECT 'FEATURED_LISTING' AS record_type, id, version, now() AS changed_at FROM featured_listing
    UNION ALL SELECT 'ACTION_ITEM' AS record_type, id, version, created_at AS changed_at FROM action_item
    UNION ALL SELECT 'SEARCH_SYNONYM' AS record_type, id, version, updated_at AS changed_at FROM search_synonym
  ) r
  WHERE NOT EXISTS (SELECT FROM record_change c WHERE c.record_type = r.record_type AND c.record_id = r.id)
  ORDER BY r.changed_at;
$$;

CREATE TRIGGER log_insert AFTER INSERT ON supplier REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('SUPPLIER');
CREATE TRIGGER log_update AFTER UPDATE ON supplier REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('SUPPLIER');
CREATE TRIGGER log_delete AFTER DELETE ON supplier REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('SUPPLIER');

CREATE TRIGGER log_insert AFTER INSERT ON impact_buyer REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('IMPACT_BUYER');
CREATE TRIGGER log_update AFTER UPDATE ON impact_buyer REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('IMPACT_BUYER');
CREATE TRIGGER log_delete AFTER DELETE ON impact_buyer REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('IMPACT_BUYER');

CREATE TRIGGER log_insert AFTER INSERT ON good_cause REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('GOOD_CAUSE');
CREATE TRIGGER log_update AFTER UPDATE ON good_cause REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('GOOD_CAUSE');
CREATE TRIGGER log_delete AFTER DELETE ON good_cause REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('GOOD_CAUSE');

CREATE TRIGGER log_insert AFTER INSERT ON sales_enquiry REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('SALES_ENQUIRY');
CREATE TRIGGER log_update AFTER UPDATE ON sales_enquiry REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('SALES_ENQUIRY');
CREATE TRIGGER log_delete AFTER DELETE ON sales_enquiry REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('SALES_ENQUIRY');

CREATE TRIGGER log_insert AFTER INSERT ON lead REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('LEAD');
CREATE TRIGGER log_update AFTER UPDATE ON lead REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('LEAD');
CREATE TRIGGER log_delete AFTER DELETE ON lead REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('LEAD');

CREATE TRIGGER log_insert AFTER INSERT ON user_account REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('USER');
CREATE TRIGGER log_update AFTER UPDATE ON user_account REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('USER');
CREATE TRIGGER log_delete AFTER DELETE ON user_account REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('USER');

CREATE TRIGGER log_insert AFTER INSERT ON impact_box_order REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('ORDER');
CREATE TRIGGER log_update AFTER UPDATE ON impact_box_order REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('ORDER');
CREATE TRIGGER log_delete AFTER DELETE ON impact_box_order REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('ORDER');

CREATE TRIGGER log_insert AFTER INSERT ON contact_message REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('MESSAGE');
CREATE TRIGGER log_update AFTER UPDATE ON contact_message REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('MESSAGE');
CREATE TRIGGER log_delete AFTER DELETE ON contact_message REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('MESSAGE');

CREATE TRIGGER log_insert AFTER INSERT ON category REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('CATEGORY');
CREATE TRIGGER log_update AFTER UPDATE ON category REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('CATEGORY');
CREATE TRIGGER log_delete AFTER DELETE ON category REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('CATEGORY');

CREATE TRIGGER log_insert AFTER INSERT ON featured_listing REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('FEATURED_LISTING');
CREATE TRIGGER log_update AFTER UPDATE ON featured_listing REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('FEATURED_LISTING');
CREATE TRIGGER log_delete AFTER DELETE ON featured_listing REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('FEATURED_LISTING');

CREATE TRIGGER log_insert AFTER INSERT ON action_item REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('ACTION_ITEM');
CREATE TRIGGER log_update AFTER UPDATE ON action_item REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('ACTION_ITEM');
CREATE TRIGGER log_delete AFTER DELETE ON action_item REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('ACTION_ITEM');

CREATE TRIGGER log_insert AFTER INSERT ON search_synonym REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('SEARCH_SYNONYM');
CREATE TRIGGER log_update AFTER UPDATE ON search_synonym REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('SEARCH_SYNONYM');
CREATE TRIGGER log_delete AFTER DELETE ON search_synonym REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION log_record_changes('SEARCH_SYNONYM');

-- Announcements name a position in the log, the horizon: changes of transactions before it were announced before.
CREATE OR REPLACE FUNCTION announce_activity()
  RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
DECLARE
  happened record;
  whose jsonb;
BEGIN
  FOR happened IN
    SELECT subject_type AS noun, array_agg(DISTINCT subject_id) AS ids, count(DISTINCT subject_id) AS many,
      -- The request that made all changes, since its client knows them already.
      CASE WHEN min(request_id) = max(request_id) THEN min(request_id) END AS request
    FROM fresh WHERE subject_type IN ('lead', 'sales-enquiry') AND subject_id IS NOT NULL
    GROUP BY subject_type
  LOOP
    whose := NULL;
    IF happened.noun = 'sales-enquiry' AND happened.many <= 20 THEN
      SELECT coalesce(jsonb_object_agg(kind, ids), '{}') INTO whose FROM (
        SELECT kind, jsonb_agg(DISTINCT id) AS ids FROM (
          SELECT o.kind, o.id
          FROM sales_enquiry e, LATERAL (VALUES ('supplier', e.supplier_id),
            ('impactBuyer', e.impact_buyer_id), ('goodCause', e.good_cause_id)) o (kind, id)
          WHERE e.id = ANY (happened.ids)
          UNION ALL
          -- Former owners are included, so that the enquiry leaves their lists.
          SELECT c.kind, owner::text::integer
          FROM fresh f, (VALUES ('supplier', 'supplierId'), ('impactBuyer', 'impactBuyerId'),
            ('goodCause', 'goodCauseId')) c (kind, field),
            LATERAL jsonb_path_query(f.changes -> c.field, '$[*] ? (@.type() == "number")') owner
          WHERE f.subject_type = 'sales-enquiry'
        ) each_owner
        WHERE id IS NOT NULL
        GROUP BY kind
      ) owners;
    END IF;
    PERFORM pg_notify('live', jsonb_build_object('noun', happened.noun, 'request', happened.request,
      'horizon', pg_snapshot_xmin(pg_current_snapshot())::text,
      'ids', CASE WHEN happened.many <= 20 THEN to_jsonb(happened.ids) END, 'owners', whose)::text);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION announce_changes() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
DECLARE
  noun CONSTANT text := TG_ARGV[0];
  owners CONSTANT text := TG_ARGV[1];
  found CONSTANT text := CASE TG_OP WHEN 'DELETE' THEN 'gone' ELSE 'fresh' END;
  -- Former owners are included, so that the record leaves their lists.
  either CONSTANT text := CASE TG_OP WHEN 'UPDATE' THEN
    '(SELECT * FROM fresh UNION ALL SELECT * FROM gone)' ELSE found END;
  many boolean;
  said jsonb;
BEGIN
  EXECUTE format('SELECT count(*) > 20 FROM (SELECT FROM %s LIMIT 21) few', found) INTO many;
  IF many THEN
    said := jsonb_build_object('noun', noun, 'ids', NULL, 'owners', NULL);
  ELSE
    EXECUTE format('SELECT jsonb_build_object(''noun'', %L, ''ids'', jsonb_agg(DISTINCT id),
      ''owners'', jsonb_build_object(%s)) FROM %s r HAVING count(*) > 0', noun, owners, either) INTO said;
  END IF;
  IF said IS NOT NULL THEN
    PERFORM pg_notify('live', (said || jsonb_build_object('horizon', pg_snapshot_xmin(pg_current_snapshot())::text))::text);
  END IF;
  RETURN NULL;
END $$;

SELECT log_missing_records();
