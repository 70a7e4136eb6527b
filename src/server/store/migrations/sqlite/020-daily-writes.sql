-- What accounts write in a day, by kind: a plain table for limits. A row counts for 24 hours, and is deleted then.
CREATE TABLE daily_writes (
  kind TEXT NOT NULL,
  account TEXT NOT NULL,
  -- Of the first of them, in epoch milliseconds.
  began_at INTEGER NOT NULL,
  writes INTEGER NOT NULL,
  PRIMARY KEY (kind, account)
) STRICT, WITHOUT ROWID;
