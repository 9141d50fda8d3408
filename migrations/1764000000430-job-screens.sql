-- The time at which staff requested a run of a scheduled job, until a worker starts it, and the number of runs.
ALTER TABLE chore
  ADD requested_at timestamptz,
  ADD runs integer NOT NULL DEFAULT 0;
UPDATE chore SET runs = 1 WHERE ended_at IS NOT NULL;
