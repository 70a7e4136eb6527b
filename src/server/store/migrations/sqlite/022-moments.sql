-- Points in time that the server stores for itself: a plain table. They were rows of `checkpoints`, whose positions only grow.
CREATE TABLE moments (
  name TEXT PRIMARY KEY,
  -- Epoch milliseconds.
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO moments (name, at) SELECT subscriber, position FROM checkpoints WHERE subscriber = 'clock';
DELETE FROM checkpoints WHERE subscriber IN ('clock', 'readiness');
