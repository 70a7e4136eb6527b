-- The journal. The order of positions is the order of visibility: one writer, one transaction at a time.
CREATE TABLE facts (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  stream TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  type TEXT NOT NULL,
  schema_version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  data TEXT NOT NULL,
  meta TEXT NOT NULL,
  -- The id of the command and the number of its facts, on the first of them; the others follow it by position.
  command TEXT,
  command_size INTEGER,
  UNIQUE (stream, version)
) STRICT;

CREATE UNIQUE INDEX facts_command ON facts (command) WHERE command IS NOT NULL;

CREATE TRIGGER facts_are_not_updated BEFORE UPDATE ON facts
BEGIN
  SELECT RAISE(ABORT, 'facts are never updated');
END;

CREATE TRIGGER facts_are_not_deleted BEFORE DELETE ON facts
BEGIN
  SELECT RAISE(ABORT, 'facts are never deleted');
END;

-- Folded states: a cache, which may be emptied at any time.
CREATE TABLE snapshots (
  stream TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  source TEXT NOT NULL,
  state TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- How far each subscriber has come.
CREATE TABLE checkpoints (
  subscriber TEXT PRIMARY KEY,
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
