-- The time at which each supplier and good cause was first public, for the feed of new ones. A record that is hidden
-- and public again keeps its time.
CREATE TABLE published_record (
  record_type text NOT NULL,
  record_id integer NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (record_type, record_id)
);
CREATE INDEX published_record_published_at_idx ON published_record (published_at DESC);

-- Records that the row is public. The argument of the trigger is the type of the records.
CREATE FUNCTION record_publication() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  INSERT INTO published_record (record_type, record_id) VALUES (TG_ARGV[0], NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER record_publication AFTER INSERT OR UPDATE OF status ON supplier
FOR EACH ROW WHEN (NEW.listed) EXECUTE FUNCTION record_publication('SUPPLIER');
CREATE TRIGGER record_publication AFTER INSERT OR UPDATE OF status ON good_cause
FOR EACH ROW WHEN (NEW.status = 'Approved & Live') EXECUTE FUNCTION record_publication('GOOD_CAUSE');

-- Records that are public already count from their listing date, or else from their creation.
INSERT INTO published_record (record_type, record_id, published_at)
SELECT 'SUPPLIER', id,
  least(now(), coalesce(membership_listing_date::timestamp AT TIME ZONE 'Pacific/Auckland', created_at))
FROM supplier WHERE listed
ON CONFLICT DO NOTHING;
INSERT INTO published_record (record_type, record_id, published_at)
SELECT 'GOOD_CAUSE', id, created_at FROM good_cause WHERE status = 'Approved & Live'
ON CONFLICT DO NOTHING;

-- The secret address of the calendar of a user. Only the hash of the secret is stored.
CREATE TABLE calendar_link (
  user_id integer PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  secret_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
