-- Plain tables, not derived from journals.

-- Proves that a file of keys belongs to this journal: an HMAC of a constant under the market's key. One row.
CREATE TABLE key_check (
  is_only INTEGER PRIMARY KEY CHECK (is_only = 1),
  value TEXT NOT NULL
);

-- Accounts whose keys are lost, as the operator has confirmed: starts do not ask for these keys again.
CREATE TABLE lost_keys (
  account TEXT PRIMARY KEY,
  -- Epoch milliseconds.
  accepted_at BIGINT NOT NULL
);
