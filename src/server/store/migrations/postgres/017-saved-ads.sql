-- Who has saved which ads: a read model, by which they are told when one of them changes.
CREATE TABLE saved_ads (
  listing TEXT NOT NULL,
  account TEXT NOT NULL,
  PRIMARY KEY (listing, account)
);
CREATE INDEX saved_ads_account ON saved_ads (account);

-- Of what happened to an ad in somebody's journal, or to all of their ads, the last holds.
INSERT INTO saved_ads (listing, account)
SELECT told.listing, substr(told.stream, length('favourites-') + 1)
FROM (
  SELECT stream, data ->> 'listing' AS listing, max(version) AS version
  FROM facts
  WHERE type IN ('favourites.added', 'favourites.removed', 'favourites.restored')
  GROUP BY stream, data ->> 'listing'
) AS told
JOIN facts AS last ON last.stream = told.stream AND last.version = told.version
WHERE last.type <> 'favourites.removed'
  AND NOT EXISTS (
    SELECT 1 FROM facts AS cleared
    WHERE cleared.stream = told.stream AND cleared.version > told.version AND cleared.type = 'favourites.cleared'
  );
