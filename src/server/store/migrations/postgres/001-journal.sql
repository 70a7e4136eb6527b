-- The journal. The order of positions is the order of visibility, for append_facts takes a lock before it takes a
-- position, and holds it until its transaction has ended.
CREATE TABLE facts (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stream text COLLATE "C" NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  type text NOT NULL,
  schema_version integer NOT NULL,
  at bigint NOT NULL,
  -- json, not jsonb, which would give the keys back in an order of its own.
  data json NOT NULL,
  meta json NOT NULL,
  -- The id of the command and the number of its facts, on the first of them; the others follow it by position.
  command text COLLATE "C",
  command_size integer,
  UNIQUE (stream, version)
);

CREATE UNIQUE INDEX facts_command ON facts (command) WHERE command IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'facts are never updated or deleted';
END
$$;

CREATE TRIGGER facts_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON facts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Folded states: a cache, which may be emptied at any time.
CREATE TABLE snapshots (
  stream text COLLATE "C" PRIMARY KEY,
  version integer NOT NULL,
  source text NOT NULL,
  state json NOT NULL
);

-- How far each subscriber has come.
CREATE TABLE checkpoints (
  subscriber text PRIMARY KEY,
  position bigint NOT NULL
);

-- Only one transaction of all processes appends at a time. The number is arbitrary, and for ever the same.
CREATE FUNCTION lock_journal() RETURNS void LANGUAGE sql AS 'SELECT pg_advisory_xact_lock(4746281901)';

-- Appends the facts of a batch of commands, numbered from 1, and returns their positions in the order given.
-- When commands have lost, it raises SQLSTATE JL001 with all of them in DETAIL, as JSON: number, and the stream that has
-- moved on, or null when the command's id is in the journal already. No two commands of a batch touch the same stream.
-- Index scans are forced: the plan is kept from when the table was empty. Nothing here is worth compiling.
CREATE FUNCTION append_facts(
  command_ids text[],
  read_by integer[], read_streams text[], read_versions integer[],
  streams text[], versions integer[], types text[], schema_versions integer[], times bigint[], data json[], meta json[],
  commands text[], command_sizes integer[]
) RETURNS SETOF bigint LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
DECLARE
  losers json;
BEGIN
  PERFORM lock_journal();

  SELECT json_agg(loser) INTO losers
  FROM (
    SELECT number, NULL AS stream
    FROM unnest(command_ids) WITH ORDINALITY AS asked (id, number)
    WHERE (SELECT facts.position FROM facts WHERE facts.command = asked.id) IS NOT NULL
    UNION ALL
    SELECT number, stream
    FROM unnest(read_by, read_streams, read_versions) AS was (number, stream, version)
    WHERE version <> coalesce((SELECT max(facts.version) FROM facts WHERE facts.stream = was.stream), 0)
  ) AS loser;
  IF losers IS NOT NULL THEN
    RAISE EXCEPTION 'commands have lost' USING ERRCODE = 'JL001', DETAIL = losers;
  END IF;

  RETURN QUERY
  INSERT INTO facts (stream, version, type, schema_version, at, data, meta, command, command_size)
  SELECT * FROM unnest(streams, versions, types, schema_versions, times, data, meta, commands, command_sizes)
  RETURNING position;

  PERFORM pg_notify('journal', max(position)::text) FROM facts;
END
$$;
