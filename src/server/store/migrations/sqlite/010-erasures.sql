-- Whose key is still to be thrown away: a plain table. A row comes with the fact that an account is erased, and goes once nothing is
-- left of the person.
CREATE TABLE erasures (
  account TEXT PRIMARY KEY,
  -- Epoch milliseconds.
  noted_at INTEGER NOT NULL
);
