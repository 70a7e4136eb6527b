import type { Append, NewFact, Statement, Store } from '#server/store/store.ts';

/** The read model of the contract tests, with one row per fact. */
export const tallyTable =
  'CREATE TABLE tally (stream text NOT NULL, version integer NOT NULL, PRIMARY KEY (stream, version))';

/** Creates a fact of a stream, in the form that the command runner appends. */
export function factAt(stream: string, version: number, data: NewFact['data'] = {}): NewFact {
  const meta = { actor: 'contract', chart: '0123456789abcdef' };
  return { stream, version, type: 'thing.happened', at: 1_800_000_000_000 + version, schemaVersion: 1, data, meta };
}

/** The row that the contract's projection creates from a fact. */
export function rowOf(engine: Store['engine'], { stream, version }: Pick<NewFact, 'stream' | 'version'>): Statement {
  const places = engine === 'sqlite' ? '?, ?' : '$1, $2';
  return { sql: `INSERT INTO tally (stream, version) VALUES (${places})`, parameters: [stream, version] };
}

/** A command that appends `size` facts to each stream read, with their rows. */
export function commandOn(
  engine: Store['engine'],
  read: Readonly<Record<string, number>>,
  { command, size = 1 }: { command?: string; size?: number } = {},
): Append {
  const facts = Object.entries(read).flatMap(([stream, version]) =>
    Array.from({ length: size }, (_, index) => factAt(stream, version + index + 1, { by: command ?? null })),
  );
  return {
    ...(command !== undefined && { command }),
    read: Object.entries(read).map(([stream, version]) => ({ stream, version })),
    facts,
    rows: facts.map((fact) => rowOf(engine, fact)),
  };
}

/** Reads all facts of the journal, page by page. */
export async function allFacts(store: Store) {
  const facts = [];
  for (let position = 0; ; position = facts.at(-1)!.position) {
    const some = await store.readAll(position, 1000);
    if (some.length === 0) return facts;
    facts.push(...some);
  }
}

/** Reads the rows of the contract tests' read model, in order. */
export async function tally(store: Store): Promise<string[]> {
  const sql = 'SELECT stream, version FROM tally ORDER BY stream, version';
  const rows = await store.query<{ stream: string; version: number }>({ sql, parameters: [] });
  return rows.map(({ stream, version }) => `${stream} ${version}`);
}
