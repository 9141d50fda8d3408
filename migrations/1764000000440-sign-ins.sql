-- The sign-ins that have not ended, as their users see them. A row goes when its sign-in ends or expires, since it has
-- a network address.
CREATE TABLE sign_in (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  family_id uuid NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES user_account ON DELETE CASCADE,
  method text CHECK (method = ANY (ARRAY['password', 'google', 'email-link'])),
  browser text CHECK (length(browser) <= 40),
  operating_system text CHECK (length(operating_system) <= 40),
  network_address text CHECK (length(network_address) <= 60),
  signed_in_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_user_id_idx ON sign_in (user_id);
CREATE INDEX sign_in_expires_at_idx ON sign_in (expires_at);

-- Sign-ins from before have their times only. Their next use adds the device.
INSERT INTO sign_in (family_id, user_id, signed_in_at, last_used_at, expires_at)
SELECT family_id, user_id, min(created_at), max(created_at), max(expires_at) FROM refresh_token
GROUP BY family_id, user_id
HAVING max(expires_at) > now() AND bool_or(revoked_at IS NULL)
ON CONFLICT DO NOTHING;
