-- Who wants to choose another password: a plain table. A row is written for every address, whether it has an account or not, and goes
-- a moment later, once the account that there may be has been told.
CREATE TABLE wished_resets (
  -- The id of the command that tells it.
  id TEXT PRIMARY KEY,
  -- The id of the address: a keyed hash.
  email TEXT NOT NULL,
  -- Epoch milliseconds.
  wished_at INTEGER NOT NULL
);
