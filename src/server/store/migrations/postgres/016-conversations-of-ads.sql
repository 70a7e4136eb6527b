-- Who writes about an ad is told when it changes.
CREATE INDEX conversation_parties_listing ON conversation_parties (listing, account);
