-- Photos that clients without an account brought, for limits: a plain table. A row goes with its file, or when an account uses it.
CREATE TABLE anonymous_photos (
  -- As in `photos`.
  file TEXT PRIMARY KEY,
  photo TEXT NOT NULL,
  -- A keyed hash of the client's address.
  client TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  -- In epoch milliseconds.
  brought_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX anonymous_photos_client ON anonymous_photos (client, brought_at);
