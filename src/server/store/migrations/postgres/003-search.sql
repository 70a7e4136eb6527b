-- The read model of search with SEARCH=sql: an ad a row, its words and what is counted of it. Derived from the read
-- model of listings by one server process of all (its owner); `npm run journal -- rebuild` has it made afresh.

-- How far it has come, with how its rows were made. No row until a server first kept it.
CREATE TABLE search_state (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- The versions of analysis, document and row that the rows were made by.
  made_by text NOT NULL,
  -- The journal's position up to which facts are in the rows.
  position bigint NOT NULL,
  -- While rows are made afresh, in the order of ids: the last ad that was. Null when all are.
  swept_to text COLLATE "C"
);

CREATE TABLE search_ads (
  id text COLLATE "C" PRIMARY KEY,
  -- Epoch milliseconds.
  listed_at bigint NOT NULL,
  -- Whole francs; null on request.
  price bigint,
  category integer NOT NULL,
  top_category integer NOT NULL,
  -- Canton code; 0 where the canton is not known.
  region smallint NOT NULL,
  company boolean NOT NULL,
  gallery boolean NOT NULL,
  -- Written by the same analysis as the index in memory: see src/server/search/sql/lexemes.ts.
  terms tsvector NOT NULL
);

-- Without a pending list, which every search would read through.
CREATE INDEX search_ads_terms ON search_ads USING gin (terms) WITH (fastupdate = off);

-- A page of what is browsed is walked off one of these, and seldom looks at a row.
CREATE INDEX search_ads_newest ON search_ads (listed_at DESC, id)
  INCLUDE (top_category, category, region, company, price);
CREATE INDEX search_ads_newest_of_category ON search_ads (top_category, listed_at DESC, id)
  INCLUDE (category, region, company, price);
CREATE INDEX search_ads_newest_of_region ON search_ads (region, listed_at DESC, id)
  INCLUDE (top_category, category, company, price);
CREATE INDEX search_ads_cheapest ON search_ads (price, listed_at DESC, id)
  INCLUDE (top_category, category, region, company);
CREATE INDEX search_ads_dearest ON search_ads (price DESC NULLS LAST, listed_at DESC, id)
  INCLUDE (top_category, category, region, company);
CREATE INDEX search_ads_gallery ON search_ads (listed_at DESC, id) WHERE gallery;

-- How many ads there are of each category, region, kind of seller and price (free or not). Category 0 stands for all of
-- a top-level category, top-level category 0 for all there are, region -1 for all regions.
CREATE TABLE search_counts (
  region smallint NOT NULL,
  top_category integer NOT NULL,
  category integer NOT NULL,
  company boolean NOT NULL,
  free boolean NOT NULL,
  ads integer NOT NULL,
  PRIMARY KEY (region, top_category, category, company, free)
) WITH (fillfactor = 50);

CREATE INDEX search_counts_by_category ON search_counts (top_category, category);
