-- Paid places of a category or canton are found off the index: with what a search narrows by in it, no row is read for it.
DROP INDEX search_ads_gallery;
CREATE INDEX search_ads_gallery ON search_ads (listed_at DESC, id)
  INCLUDE (top_category, category, region, company, price) WHERE gallery;
