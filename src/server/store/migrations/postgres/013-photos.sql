-- Photos of ads, as they were brought: a plain table, a row for each file that is kept. Their bytes lie beside the database.
CREATE TABLE photos (
  -- What the file is called where it is kept. No two are called the same, also where they hold the same.
  file TEXT PRIMARY KEY,
  -- As ads name it: the hash of what is kept.
  name TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  -- 'coming' until the file is there, 'going' once it may be gone.
  state TEXT NOT NULL CHECK (state IN ('coming', 'here', 'going')),
  -- When somebody brought or named it last, or an ad used it; in epoch milliseconds.
  named_at BIGINT NOT NULL
);
CREATE INDEX photos_name ON photos (name);
CREATE INDEX photos_named_at ON photos (named_at);

-- Which ads use which photos: a read model of the ads' journals.
CREATE TABLE listing_photos (
  listing TEXT NOT NULL,
  photo TEXT NOT NULL,
  -- Since when the ad uses it no longer, in epoch milliseconds; NULL as long as it does.
  until BIGINT,
  PRIMARY KEY (listing, photo)
);
CREATE INDEX listing_photos_photo ON listing_photos (photo);
