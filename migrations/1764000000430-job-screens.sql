-- The time at which staff requested a run of a scheduled job, until a worker starts it, and the number of runs.
ALTER TABLE chore
  ADD requested_at timestamptz,
  ADD runs integer NOT NULL DEFAULT 0;
UPDATE chore SET runs = 1 WHERE ended_at IS NOT NULL;

-- The session of the API token with which the actor made the change, if any.
ALTER TABLE activity ADD token_session_id uuid;

-- The names of the fields that an activity changed.
CREATE FUNCTION changed_fields(changes jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT jsonb_object_keys(changes));

-- The audit log lists activities by time, and finds few among millions by actor, action or changed field.
CREATE INDEX activity_newest_idx ON activity (occurred_at DESC, id DESC);
DROP INDEX activity_occurred_at_idx;
CREATE INDEX activity_of_user_idx ON activity (actor_id) WHERE actor_kind = 'user';
CREATE INDEX activity_action_idx ON activity (action);
CREATE INDEX activity_changed_fields_idx ON activity USING gin (changed_fields(changes));
