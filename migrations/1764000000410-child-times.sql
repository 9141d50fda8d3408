-- Rows of a supplier or a category that are there already get its times, as nothing recorded their own.
ALTER TABLE work_example ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE work_example w SET created_at = s.created_at, updated_at = s.updated_at
FROM supplier s WHERE s.id = w.supplier_id;

ALTER TABLE learn_more_file ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE learn_more_file f SET created_at = s.created_at, updated_at = s.updated_at
FROM supplier s WHERE s.id = f.supplier_id;

ALTER TABLE testimonial ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE testimonial t SET updated_at = greatest(s.updated_at, t.created_at)
FROM supplier s WHERE s.id = t.supplier_id;

ALTER TABLE sub_category ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE sub_category k SET created_at = c.created_at, updated_at = c.updated_at
FROM category c WHERE c.id = k.category_id;

-- Rows in the trash, which get their times if their record is restored.
UPDATE deleted_record d SET rows = d.rows || dated.rows
FROM (
  SELECT d.id, jsonb_object_agg(child.name, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('created_at', parent.created_at,
      'updated_at', greatest(parent.updated_at, (row ->> 'created_at')::timestamptz)) || row), '[]')
    FROM jsonb_array_elements(child.rows) AS row)) AS rows
  FROM deleted_record d CROSS JOIN jsonb_each(d.rows) AS child (name, rows)
    CROSS JOIN jsonb_to_record(d.rows -> d.subject_type -> 0) AS parent (created_at timestamptz, updated_at timestamptz)
  WHERE d.subject_type IN ('supplier', 'category')
    AND child.name IN ('work_example', 'learn_more_file', 'testimonial', 'sub_category')
  GROUP BY d.id
) dated WHERE dated.id = d.id;

-- A service is as old as the first supplier that has it, or as the first decision of staff on it. Staff last
-- changed it with their last decision.
ALTER TABLE search_phrase ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE search_phrase p SET created_at = known.created_at, updated_at = known.updated_at
FROM (
  SELECT q.id, least(had.since, decided.first) AS created_at, coalesce(decided.latest, had.since) AS updated_at
  FROM search_phrase q
    LEFT JOIN (
      SELECT fold(label) AS folded, min(since) AS since FROM (
        SELECT label, min(s.created_at) AS since FROM supplier s, unnest(s.services) AS label GROUP BY label) had
      GROUP BY fold(label)) had USING (folded)
    LEFT JOIN (
      SELECT subject_id AS id, min(occurred_at) AS first, max(occurred_at) AS latest
      FROM activity WHERE subject_type = 'service' GROUP BY subject_id) decided USING (id)
  WHERE had.since IS NOT NULL OR decided.first IS NOT NULL
) known WHERE known.id = p.id;

-- Sets whether suppliers can choose a service, when the master list of services (supplier 32) changes.
CREATE OR REPLACE FUNCTION services_list_changed()
  RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  UPDATE search_phrase SET offered = on_list, updated_at = now()
  FROM (
    SELECT folded, bool_or(on_list) AS on_list FROM (
      SELECT fold(label) AS folded, true AS on_list FROM unnest(NEW.services) AS label
      UNION SELECT fold(label), false FROM unnest(OLD.services) AS label) labels
    GROUP BY folded
  ) changed
  WHERE search_phrase.folded = changed.folded AND offered IS DISTINCT FROM on_list;
  RETURN NULL;
END $$;
