-- One looks in a whole commune, or in a part of a canton: what the directory tells of a place beside its canton.
ALTER TABLE localities ADD COLUMN municipality TEXT;
ALTER TABLE localities ADD COLUMN subregion TEXT;
