-- What search filters and counts by, beside what it had: ad type, place, parameters, phrases. Rows of before say nothing
-- of these; they are of another version (search_state.made_by), and the next owner makes them afresh.

ALTER TABLE search_ads
  ADD COLUMN wanted boolean NOT NULL DEFAULT false,
  -- Of Switzerland or Liechtenstein; null abroad.
  ADD COLUMN postcode text COLLATE "C",
  -- By key of the parameter: a number, or the option that a choice or a text is.
  ADD COLUMN parameters jsonb NOT NULL DEFAULT '{}',
  -- By key of the parameter: texts as the seller spells them, where that is not the option itself.
  ADD COLUMN spellings jsonb,
  -- The folded parts of the title and, on a second line, of the text: each between two spaces.
  ADD COLUMN phrases text NOT NULL DEFAULT '';

-- A page of what is browsed is walked off one of these, and seldom looks at a row: each has what such a search asks for.
DROP INDEX search_ads_newest;
DROP INDEX search_ads_newest_of_category;
DROP INDEX search_ads_newest_of_region;
DROP INDEX search_ads_cheapest;
DROP INDEX search_ads_dearest;
DROP INDEX search_ads_gallery;
CREATE INDEX search_ads_newest ON search_ads (listed_at DESC, id)
  INCLUDE (top_category, category, region, postcode, company, wanted, price);
CREATE INDEX search_ads_newest_of_category ON search_ads (top_category, listed_at DESC, id)
  INCLUDE (category, region, postcode, company, wanted, price);
CREATE INDEX search_ads_newest_of_region ON search_ads (region, listed_at DESC, id)
  INCLUDE (top_category, category, postcode, company, wanted, price);
CREATE INDEX search_ads_newest_of_postcode ON search_ads (postcode, listed_at DESC, id)
  INCLUDE (top_category, category, region, company, wanted, price);
CREATE INDEX search_ads_cheapest ON search_ads (price, listed_at DESC, id)
  INCLUDE (top_category, category, region, postcode, company, wanted);
CREATE INDEX search_ads_dearest ON search_ads (price DESC NULLS LAST, listed_at DESC, id)
  INCLUDE (top_category, category, region, postcode, company, wanted);
CREATE INDEX search_ads_gallery ON search_ads (listed_at DESC, id)
  INCLUDE (top_category, category, region, postcode, company, wanted, price) WHERE gallery;
-- What is counted ad by ad is so within a category.
CREATE INDEX search_ads_of_category ON search_ads (top_category, category, region, postcode);

ALTER TABLE search_counts
  ADD COLUMN wanted boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT search_counts_pkey,
  ADD PRIMARY KEY (region, top_category, category, company, wanted, free);

-- How many ads there are at each postcode, of each category, kind of seller, ad type and price (free or not). Places are
-- looked in several at a time, so nothing is summed up here.
CREATE TABLE search_place_counts (
  postcode text COLLATE "C" NOT NULL,
  top_category integer NOT NULL,
  category integer NOT NULL,
  company boolean NOT NULL,
  wanted boolean NOT NULL,
  free boolean NOT NULL,
  ads integer NOT NULL,
  PRIMARY KEY (postcode, top_category, category, company, wanted, free)
) WITH (fillfactor = 50);

-- How many ads tell an option of a parameter, of each category, kind of seller, ad type and price (free or not).
CREATE TABLE search_option_counts (
  top_category integer NOT NULL,
  category integer NOT NULL,
  company boolean NOT NULL,
  wanted boolean NOT NULL,
  free boolean NOT NULL,
  -- The hash of the three that follow: texts are longer than an index takes.
  told uuid NOT NULL,
  parameter text COLLATE "C" NOT NULL,
  option text COLLATE "C" NOT NULL,
  spelling text COLLATE "C" NOT NULL,
  ads integer NOT NULL,
  PRIMARY KEY (top_category, category, company, wanted, free, told)
) WITH (fillfactor = 50);

CREATE INDEX search_option_counts_by_parameter ON search_option_counts (parameter);
