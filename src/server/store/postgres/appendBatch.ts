import type pg from 'pg';
import type { Append, StoredFact } from '../store.ts';
import type { PipelinedStatement } from './pipeline.ts';

const appendFacts = 'SELECT append_facts($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)';

const keepSnapshot = `INSERT INTO snapshots (stream, version, source, state) VALUES ($1, $2, $3, $4)
  ON CONFLICT (stream) DO UPDATE SET version = excluded.version, source = excluded.source, state = excluded.state`;

/**
 * The statement that checks all commands of a batch and inserts their facts. Undefined if the batch reads no stream and
 * appends no fact.
 */
export function factStatement(batch: readonly Append[]): PipelinedStatement | undefined {
  const read = batch.flatMap((append, index) => append.read.map((one) => ({ ...one, by: index + 1 })));
  const facts = batch.flatMap(({ facts }) => facts);
  if (facts.length === 0 && read.length === 0) return undefined;
  const opens = batch.flatMap(({ command, facts }) =>
    facts.map((_, index) => (index === 0 && command !== undefined ? { command, size: facts.length } : undefined)),
  );
  const columns = [
    batch.map(({ command }) => command ?? null),
    read.map(({ by }) => by),
    read.map(({ stream }) => stream),
    read.map(({ version }) => version),
    facts.map(({ stream }) => stream),
    facts.map(({ version }) => version),
    facts.map(({ type }) => type),
    facts.map(({ schemaVersion }) => schemaVersion),
    facts.map(({ at }) => at),
    facts.map(({ data }) => JSON.stringify(data)),
    facts.map(({ meta }) => JSON.stringify(meta)),
    opens.map((opening) => opening?.command ?? null),
    opens.map((opening) => opening?.size ?? null),
  ];
  return { text: appendFacts, values: columns };
}

/** The statements of the projections, and the snapshots. */
export function rowStatements(batch: readonly Pick<Append, 'rows' | 'snapshots'>[]): PipelinedStatement[] {
  return batch.flatMap(({ rows, snapshots = [] }) => [
    ...rows.map(({ sql, parameters }) => ({ text: sql, values: parameters })),
    ...snapshots.map(({ stream, version, source, state }) => ({
      text: keepSnapshot,
      values: [stream, version, source, JSON.stringify(state)],
    })),
  ]);
}

/** Each command's facts, with the positions of all facts of the batch. */
export function positioned(batch: readonly Append[], positions: readonly number[]): StoredFact[][] {
  let next = 0;
  return batch.map(({ facts }) => facts.map((fact) => ({ ...fact, position: positions[next++]! })));
}

/** The commands that append_facts named as losers, with the changed stream, or null for a known id. */
export function lostCommands(batch: readonly Append[], error: pg.DatabaseError): ReadonlyMap<Append, string | null> {
  const losers = JSON.parse(error.detail!) as readonly { number: number; stream: string | null }[];
  const lost = new Map<Append, string | null>();
  for (const { number, stream } of losers) {
    const append = batch[number - 1]!;
    // A repeated command id takes precedence over conflicts of its streams: the command itself has changed them.
    if (stream === null || !lost.has(append)) lost.set(append, stream);
  }
  return lost;
}
