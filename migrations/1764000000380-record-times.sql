-- Rows that are there already get the time of the upgrade, as nothing recorded their own.
ALTER TABLE action_item ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE featured_listing ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE impact_certificate ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

-- A template is as old as its first version.
ALTER TABLE mail_template ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
UPDATE mail_template t SET created_at = least(t.updated_at,
  (SELECT min(v.saved_at) FROM mail_template_version v WHERE v.template_id = t.id));
