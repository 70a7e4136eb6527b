-- Conversations: a read model of their journals, which alone hold what was said.
CREATE TABLE conversation_parties (
  conversation TEXT NOT NULL,
  account TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('buyer', 'seller')),
  listing TEXT NOT NULL,
  -- The last entry that they have seen, and how many of the other they have not.
  read_up_to INTEGER NOT NULL,
  unread INTEGER NOT NULL,
  archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
  muted INTEGER NOT NULL CHECK (muted IN (0, 1)),
  -- The number of the last entry, and when it was written, in epoch milliseconds.
  last_entry INTEGER NOT NULL,
  last_at BIGINT NOT NULL,
  PRIMARY KEY (conversation, account)
);
CREATE INDEX conversation_parties_account ON conversation_parties (account, side, archived, last_at, conversation);
CREATE INDEX conversation_parties_unread ON conversation_parties (account) WHERE unread > 0;

-- What stands in the log of a conversation: whose entry a number is, and of what kind.
CREATE TABLE conversation_entries (
  conversation TEXT NOT NULL,
  number INTEGER NOT NULL,
  account TEXT NOT NULL,
  kind TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (conversation, number)
);

-- How accounts write and are written to, where they have said so: a read model.
CREATE TABLE correspondents (
  account TEXT PRIMARY KEY,
  away_until BIGINT,
  wants_mails INTEGER NOT NULL CHECK (wants_mails IN (0, 1))
);
CREATE TABLE blocked_accounts (
  account TEXT NOT NULL,
  blocked TEXT NOT NULL,
  PRIMARY KEY (account, blocked)
);

-- Up to which entry a device of somebody has a conversation. A plain table: a row a party, which the next delivery writes over.
CREATE TABLE message_deliveries (
  conversation TEXT NOT NULL,
  account TEXT NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (conversation, account)
);

-- Pictures for messages: a plain table. The files are sealed with the key of whoever brought them.
CREATE TABLE message_pictures (
  name TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  -- Where it was sent; NULL until then. What was not sent goes after a day.
  conversation TEXT,
  brought_at BIGINT NOT NULL
);
CREATE INDEX message_pictures_account ON message_pictures (account);
CREATE INDEX message_pictures_unsent ON message_pictures (brought_at) WHERE conversation IS NULL;

-- How often the phone number of an ad's seller was asked for, a day: a plain table, kept for a year. Days count from 1970.
CREATE TABLE phones_shown (
  listing TEXT NOT NULL,
  day INTEGER NOT NULL,
  shown INTEGER NOT NULL,
  PRIMARY KEY (listing, day)
);
