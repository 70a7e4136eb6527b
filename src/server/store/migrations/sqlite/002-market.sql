-- Read models of accounts and listings. Derived from the journals: `npm run journal -- rebuild` makes them afresh.

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  seller_kind TEXT NOT NULL,
  since INTEGER NOT NULL
);

-- One row an ad, with all that pages and search need of it. Times are epoch milliseconds, amounts whole francs.
CREATE TABLE listings (
  id TEXT PRIMARY KEY,
  seller TEXT NOT NULL,
  status TEXT NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  language TEXT NOT NULL,
  category INTEGER NOT NULL,
  kind TEXT NOT NULL,
  price TEXT NOT NULL,
  francs INTEGER,
  previous_francs INTEGER,
  country TEXT NOT NULL,
  postcode TEXT NOT NULL,
  locality TEXT NOT NULL,
  region INTEGER,
  parameters TEXT NOT NULL,
  images TEXT NOT NULL,
  source TEXT NOT NULL,
  external_url TEXT,
  external_info TEXT,
  drafted_at INTEGER NOT NULL,
  edited_at INTEGER,
  published_at INTEGER,
  listed_at INTEGER,
  expires_at INTEGER
);

-- What the scheduler looks for: ads whose term is over.
CREATE INDEX listings_by_end ON listings (expires_at) WHERE status IN ('active', 'paused', 'reserved');

-- A seller's other ads, and the ads that a change of the seller touches.
CREATE INDEX listings_by_seller ON listings (seller);

CREATE TABLE listing_promotions (
  listing TEXT NOT NULL,
  product TEXT NOT NULL,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (listing, product)
);

CREATE INDEX listing_promotions_by_end ON listing_promotions (ends_at);

-- Plain tables, not derived from journals.

-- The complete directory of places, where a market has imported it; empty, the shipped table serves.
CREATE TABLE localities (
  postcode TEXT NOT NULL,
  name TEXT NOT NULL,
  canton TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  -- 0 for the most important place; tables of places stand in this order.
  rank INTEGER NOT NULL,
  PRIMARY KEY (postcode, name)
);
