-- Audit log and timeline: every change, with the user, visitor, link or process that made it.
CREATE TABLE activity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  occurred_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_kind text NOT NULL CHECK (actor_kind = ANY (ARRAY['user', 'visitor', 'link', 'system'])),
  actor_id integer,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id integer,
  changes jsonb NOT NULL DEFAULT '{}'::jsonb,
  request_id text,
  record_version integer,
  undoes_id bigint
);
CREATE INDEX activity_occurred_at_idx ON activity USING brin (occurred_at);
CREATE INDEX activity_of_leads_idx ON activity (occurred_at DESC) WHERE (subject_type = 'lead');
CREATE INDEX activity_of_task_idx ON activity (request_id, subject_id) WHERE (request_id ~~ 'task-%');
CREATE INDEX activity_timeline_idx ON activity (subject_type, subject_id, occurred_at DESC, id DESC);

-- Ledger of mail, with one row for each email and its outcome.
CREATE TABLE mail_delivery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  message_id text NOT NULL UNIQUE,
  to_address text NOT NULL,
  cc text[] NOT NULL DEFAULT '{}',
  bcc text[] NOT NULL DEFAULT '{}',
  reply_to text,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  subject_type text,
  subject_id integer,
  status text NOT NULL DEFAULT 'queued' CHECK (status = ANY (ARRAY['queued', 'sent', 'failed', 'bounced'])),
  attempts integer NOT NULL DEFAULT 0,
  last_attempt_at timestamptz,
  -- End of the claim of the worker that sends the email, renewed until the worker is done.
  claimed_until timestamptz,
  -- Number of attempts without an answer from the mail server, so that the email may have arrived.
  unanswered integer NOT NULL DEFAULT 0,
  error text,
  transport text CHECK (transport = ANY (ARRAY['smtp', 'mailbox'])),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  searched_text text NOT NULL GENERATED ALWAYS AS (fold(((to_address || ' ') || subject))) STORED,
  sent_again_at timestamptz,
  also_to text[] NOT NULL DEFAULT '{}',
  notifies_supplier_id integer,
  bounced_at timestamptz
);
CREATE INDEX mail_delivery_body_idx ON mail_delivery (created_at) WHERE (body_text <> '');
CREATE INDEX mail_delivery_by_attempts_idx ON mail_delivery (attempts, id);
CREATE INDEX mail_delivery_by_kind_idx ON mail_delivery (kind, id);
CREATE INDEX mail_delivery_by_status_idx ON mail_delivery (status, id);
CREATE INDEX mail_delivery_by_subject_idx ON mail_delivery (subject, id);
CREATE INDEX mail_delivery_by_to_address_idx ON mail_delivery (to_address, id);
CREATE INDEX mail_delivery_created_at_idx ON mail_delivery (created_at DESC, id DESC);
CREATE INDEX mail_delivery_error_idx ON mail_delivery (id) WHERE (error IS NOT NULL);
CREATE INDEX mail_delivery_failed_idx ON mail_delivery (id) WHERE (status = 'failed');
CREATE INDEX mail_delivery_first_sent_idx ON mail_delivery (COALESCE(sent_at, 'infinity'::timestamp with
  time zone), id);
CREATE INDEX mail_delivery_in_turn_idx ON mail_delivery (subject_type, subject_id, to_address, id) WHERE
  (status = 'queued');
CREATE INDEX mail_delivery_last_sent_idx ON mail_delivery (COALESCE(sent_at, '-infinity'::timestamp with
  time zone), id);
CREATE INDEX mail_delivery_queued_idx ON mail_delivery (id) WHERE (status = 'queued');
CREATE INDEX mail_delivery_search_idx ON mail_delivery USING gin (searched_text gin_trgm_ops);
CREATE INDEX mail_delivery_subject_idx ON mail_delivery (subject_type, subject_id, id DESC);
CREATE INDEX mail_delivery_timeline_idx ON mail_delivery (subject_type, subject_id, created_at DESC, id
  DESC);
CREATE INDEX mail_delivery_undelivered_idx ON mail_delivery (id) WHERE status IN ('failed', 'bounced');

-- First response to a creating call with an idempotency key. A repeated call returns the same response.
CREATE TABLE idempotency_key (
  scope text,
  key text,
  request_hash bytea NOT NULL,
  status smallint,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at);

-- Number of calls per key and minute, shared by all processes. Unlogged, since a crash may clear it.
CREATE UNLOGGED TABLE rate_limit_window (
  key text,
  minute bigint,
  calls integer NOT NULL DEFAULT 1,
  PRIMARY KEY (key, minute)
);

-- Scheduled jobs, each with its latest run.
CREATE TABLE chore (
  name text PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  error text
);

-- Jobs that follow from an activity. They are passed to the queue only after the commit.
CREATE TABLE outbox_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity_id bigint REFERENCES activity ON DELETE SET NULL,
  job text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  dispatched_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  -- Time and reason if the job is set aside so that others go on. A process that knows it tries it again.
  parked_at timestamptz,
  parked_reason text
);
CREATE INDEX outbox_job_activity_id_idx ON outbox_job (activity_id);
CREATE INDEX outbox_job_dispatched_at_idx ON outbox_job (dispatched_at) WHERE (dispatched_at IS NOT NULL);
CREATE INDEX outbox_job_waiting_idx ON outbox_job (attempts, id) WHERE (dispatched_at IS NULL);

-- Files in the file store, each with the record that uses it, if any.
CREATE TABLE stored_file (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  folder text NOT NULL,
  name text NOT NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL CHECK (size_bytes >= 0),
  uploaded_by_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_name text CHECK (char_length(sent_name) <= (24 * 200)),
  variants text[] NOT NULL DEFAULT '{}',
  record_type text,
  record_id integer,
  unused_since timestamptz,
  leaving boolean NOT NULL DEFAULT false,
  UNIQUE (folder, name),
  CONSTRAINT stored_file_record_check CHECK ((record_type IS NULL) = (record_id IS NULL))
);
CREATE INDEX stored_file_unused_since_idx ON stored_file (unused_since) WHERE (unused_since IS NOT NULL);
CREATE INDEX stored_file_uploaded_by_id_idx ON stored_file (uploaded_by_id) WHERE (uploaded_by_id IS NOT
  NULL);

-- Earlier values of personal fields, deleted after a retention period. The activity itself only names the
-- changed fields.
CREATE TABLE personal_change (
  activity_id bigint REFERENCES activity ON DELETE CASCADE,
  field text,
  before jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (activity_id, field)
);
CREATE INDEX personal_change_created_at_idx ON personal_change (created_at);

-- Announces changed leads and enquiries, and the owners of enquiries, on the channel 'live'.
CREATE FUNCTION announce_activity()
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
      'ids', CASE WHEN happened.many <= 20 THEN to_jsonb(happened.ids) END, 'owners', whose)::text);
  END LOOP;
  RETURN NULL;
END $$;

-- Announces changed rows of a table and their owners on the channel 'live'. More than 20 rows are announced
-- without ids and owners.
CREATE FUNCTION announce_changes() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
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
  IF said IS NOT NULL THEN PERFORM pg_notify('live', said::text); END IF;
  RETURN NULL;
END $$;

-- Announces on the channel 'live' that the rights or sign-ins of a user have changed.
CREATE FUNCTION announce_user() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('live', jsonb_build_object('noun', 'user', 'owners', NULL, 'ids',
    jsonb_build_array(CASE TG_TABLE_NAME WHEN 'user_account' THEN (to_jsonb(OLD) -> 'id')
      ELSE to_jsonb(OLD) -> 'user_id' END))::text);
  RETURN NULL;
END $$;

CREATE TRIGGER announce_activity AFTER INSERT ON activity REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION announce_activity();
