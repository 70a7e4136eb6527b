-- Whose favourites a link leads to: a read model, by which those who have the link see them.
CREATE TABLE shared_favourites (
  link TEXT PRIMARY KEY,
  account TEXT NOT NULL
);
CREATE INDEX shared_favourites_account ON shared_favourites (account);
