-- Facts that a subscriber has skipped because they cannot be read: a plain table, for operators and for the next attempt.
CREATE TABLE skipped_facts (
  subscriber TEXT NOT NULL,
  position INTEGER NOT NULL,
  stream TEXT NOT NULL,
  version INTEGER NOT NULL,
  type TEXT NOT NULL,
  problem TEXT NOT NULL,
  -- Epoch milliseconds.
  skipped_at INTEGER NOT NULL,
  PRIMARY KEY (subscriber, position)
) STRICT, WITHOUT ROWID;
