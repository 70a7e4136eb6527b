import type pg from 'pg';
import { statementName } from './connections.ts';

type Scalar = string | number | bigint | null;
type Parameter = Scalar | Uint8Array | readonly Scalar[];

export interface PipelinedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The rows that each statement of a pipeline returned, with their columns as text. */
export type PipelineAnswer = readonly (readonly (readonly (string | null)[])[])[];

/** The names of the statements that are prepared on each connection. */
const prepared = new WeakMap<pg.Connection, Set<string>>();

/**
 * Sends statements as one pipeline: in one write with one Sync. The server answers once, and skips the rest after a
 * failure. A query each would cost both sides a system call, which is most of the cost of a small insert. Rejects with
 * the first failure. The statements must include `begin` and `commit`.
 */
export function sendPipeline(client: pg.Client, statements: readonly PipelinedStatement[]): Promise<PipelineAnswer> {
  const pipeline = new Pipeline(statements);
  client.query(pipeline);
  return pipeline.answer;
}

/**
 * Ends the transaction in which a pipeline failed. Also clears the connection's prepared statements, since those after
 * the failure are in an unknown state.
 */
export async function endFailedPipeline(client: pg.Client): Promise<void> {
  prepared.delete(client.connection);
  await client.query('ROLLBACK; DEALLOCATE ALL');
}

/** Speaks the extended query protocol (postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING). */
class Pipeline implements pg.Submittable {
  readonly #statements: readonly PipelinedStatement[];
  readonly #rows: (readonly (string | null)[])[][];
  readonly #answered = Promise.withResolvers<PipelineAnswer>();
  #running = 0;

  constructor(statements: readonly PipelinedStatement[]) {
    this.#statements = statements;
    this.#rows = statements.map(() => []);
  }

  get answer(): Promise<PipelineAnswer> {
    return this.#answered.promise;
  }

  submit(connection: pg.Connection): void {
    const names = prepared.get(connection) ?? new Set();
    prepared.set(connection, names);
    connection.stream.cork();
    for (const { text, values } of this.#statements) {
      const name = statementName(text) ?? '';
      if (!names.has(name)) connection.parse({ name, text, types: [] }, true);
      if (name !== '') names.add(name);
      connection.bind({ portal: '', statement: name, values: (values as readonly Parameter[]).map(wireValue) }, true);
      connection.execute({ portal: '' }, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#rows[this.#running]!.push(fields);
  }

  handleCommandComplete(): void {
    this.#running += 1;
  }

  handleEmptyQuery(): void {
    this.#running += 1;
  }

  handleReadyForQuery(): void {
    this.#answered.resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#answered.reject(error);
  }
}

/** A parameter in the protocol's text form; bytes are sent as they are. */
function wireValue(value: Parameter): string | Buffer | null {
  if (value === null) return null;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return typeof value === 'object' ? `{${value.map(arrayElement).join(',')}}` : String(value);
}

function arrayElement(value: Scalar): string {
  if (value === null) return 'NULL';
  return typeof value !== 'string' ? String(value) : `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}
