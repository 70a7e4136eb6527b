-- What somebody has looked for last, for their own suggestions. A plain table with a stated life, not derived from journals:
-- an entry lives for a year after it was last used, and of one person the last 50 do.
CREATE TABLE suggestion_history (
  -- 128 random bits as base64url: who knows it may delete the entry.
  id TEXT PRIMARY KEY,
  -- SHA-256 of the identifier that a browser made for itself: the table does not tell who it was.
  person TEXT NOT NULL,
  -- As it was typed; empty where a category was looked in.
  query TEXT NOT NULL,
  -- What the query is compared by: nothing is there twice.
  spelling TEXT NOT NULL,
  -- The finest category that was looked in; 0 for none.
  category INTEGER NOT NULL,
  -- Epoch milliseconds.
  used_at BIGINT NOT NULL,
  UNIQUE (person, spelling, category)
);

CREATE INDEX suggestion_history_by_person ON suggestion_history (person, used_at DESC);

-- What forgets entries whose life is over.
CREATE INDEX suggestion_history_by_age ON suggestion_history (used_at);
