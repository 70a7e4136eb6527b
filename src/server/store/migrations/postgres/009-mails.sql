-- The ledger of mails: a plain table with a stated life, not derived from journals. A mail has a row before it is sent and is
-- noted in it after; what is done with lives for 90 days. No row holds an address: it is read from the journal.
CREATE TABLE mails (
  -- Of the fact that asks for the mail.
  position BIGINT NOT NULL,
  kind TEXT NOT NULL,
  -- Whose journal the fact stands in, and where.
  account TEXT NOT NULL,
  version INTEGER NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  -- due, begun, sent, refused, expired or dropped.
  state TEXT NOT NULL,
  -- How often a server has answered to try again later.
  attempts INTEGER NOT NULL,
  -- Not to be sent before; epoch milliseconds, like the next.
  due BIGINT NOT NULL,
  changed BIGINT NOT NULL,
  -- What a server has answered last, as its code.
  answer TEXT,
  PRIMARY KEY (position, kind)
);

CREATE INDEX mails_to_send ON mails (due) WHERE state IN ('due', 'begun');
CREATE INDEX mails_done ON mails (changed) WHERE state NOT IN ('due', 'begun');

-- What has happened before there were mails asks for none, and need not be read for it.
INSERT INTO checkpoints (subscriber, position)
SELECT 'mails', max(position) FROM facts HAVING max(position) IS NOT NULL;
