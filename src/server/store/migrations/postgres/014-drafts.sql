-- Drafts of ads that accounts keep: a read model of their journals.
CREATE TABLE drafts (
  id TEXT PRIMARY KEY,
  -- Whose it is; NULL until its journal says so.
  account TEXT,
  status TEXT NOT NULL CHECK (status IN ('open', 'published', 'discarded')),
  -- When a device wrote in it last, in epoch milliseconds.
  changed_at BIGINT NOT NULL
);
CREATE INDEX drafts_account ON drafts (account, status, changed_at);
CREATE INDEX drafts_changed_at ON drafts (changed_at) WHERE status = 'open';

-- Photos that open drafts name, or have named: they stay as those of ads do.
CREATE TABLE draft_photos (
  draft TEXT NOT NULL,
  photo TEXT NOT NULL,
  PRIMARY KEY (draft, photo)
);
CREATE INDEX draft_photos_photo ON draft_photos (photo);
