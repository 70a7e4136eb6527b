-- Pictures that people have brought: a plain table. A row comes and goes with the fact that names it.
CREATE TABLE uploads (
  -- As the fact names it: nobody guesses it.
  name TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  -- The picture, under the key of its person.
  sealed BYTEA NOT NULL
);
CREATE INDEX uploads_account ON uploads (account);
