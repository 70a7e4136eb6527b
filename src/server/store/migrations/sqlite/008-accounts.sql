-- The read model of accounts tells where each stands. Rows so far are of accounts that an import brought.
ALTER TABLE accounts ADD COLUMN status TEXT NOT NULL DEFAULT 'invited';
-- 1 while a moderator shuts its owner out, wherever it stands.
ALTER TABLE accounts ADD COLUMN blocked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN verified_at INTEGER;
-- When a deletion that was asked for can be undone no longer.
ALTER TABLE accounts ADD COLUMN erases_at INTEGER;

-- What the scheduler looks for: accounts whose time to be erased has come.
CREATE INDEX accounts_by_erasure ON accounts (erases_at) WHERE erases_at IS NOT NULL;

-- Plain tables, not derived from journals: what is secret or lives for a short time.

-- Passwords, as argon2id makes them (PHC strings). Written with the fact that tells of them, and gone with the account.
CREATE TABLE credentials (
  account TEXT PRIMARY KEY,
  hash TEXT NOT NULL,
  -- Epoch milliseconds, as all times here.
  changed_at INTEGER NOT NULL
);

-- Where somebody is logged in. A session lives until it ends, is ended, or has not been seen for its time.
CREATE TABLE sessions (
  -- SHA-256 of the cookie: who reads the table cannot log in with it.
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- 1 where the browser was asked to remember it.
  remembered INTEGER NOT NULL,
  -- What the browser calls itself, in a few words.
  agent TEXT NOT NULL,
  -- The network it was seen in last: the first 24 bits of an IPv4 address, the first 48 of an IPv6 address.
  place TEXT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_end ON sessions (expires_at);

-- What was tried lately, for limits that all processes share. A row lives as long as its last time counts.
CREATE TABLE attempts (
  -- What was tried: a verification of a password, a failure of one, a mail, a look-up.
  kind TEXT NOT NULL,
  -- By whom or on whom, as a keyed hash.
  subject TEXT NOT NULL,
  -- When, in epoch milliseconds, oldest first, divided by spaces, each with a random word that no other has.
  times TEXT NOT NULL,
  forget_at INTEGER NOT NULL,
  PRIMARY KEY (kind, subject)
);

CREATE INDEX attempts_by_end ON attempts (forget_at);
