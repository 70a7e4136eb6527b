import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RunBatch } from '../batcher.ts';
import { StoreUnavailable, type Append, type AppendOutcome, type Statement, type StoredFact } from '../store.ts';
import { factStatement, lostCommands, positioned, rowStatements } from './appendBatch.ts';
import { clientConfig, connectedClient, type PostgresAddress } from './connections.ts';
import { endFailedPipeline, sendPipeline, type PipelinedStatement } from './pipeline.ts';
import { commandsHaveLost, isBrokenConnection, postgresError, unreachable } from './postgresErrors.ts';
import { firstQuery } from './sessions.ts';

export interface Writer {
  readonly append: RunBatch;
  rewrite(batches: AsyncIterable<readonly Statement[]>): Promise<void>;
  close(): Promise<void>;
}

export interface WriterOptions {
  readonly address: PostgresAddress;
  /** How long to look for the outcome after a connection broke in a commit, in milliseconds. */
  readonly patience: number;
  readonly factsOfCommand: (command: string) => Promise<readonly StoredFact[]>;
  readonly announce: (head: number) => void;
}

/** The connection broke during a commit, so its outcome is unknown. */
class OutcomeUnknown extends Error {}

const statement = (text: string): PipelinedStatement => ({ text, values: [] });
const begin = statement('BEGIN ISOLATION LEVEL READ COMMITTED');
const nothing = statement('');
const commit = statement('COMMIT');
const pauseBetweenAttempts = 100;

/**
 * Writes on a connection of its own. A transaction is sent as a whole, and nothing is awaited between BEGIN and COMMIT.
 * Calls must not overlap.
 */
export function createWriter({ address, patience, factsOfCommand, announce }: WriterOptions): Writer {
  let client: pg.Client | undefined;

  async function connection(): Promise<pg.Client> {
    if (client) return client;
    try {
      const fresh = await connectedClient(clientConfig(address), forget);
      // An acknowledged commit is durable, whatever the server's default. A stricter default stays.
      await firstQuery(
        fresh,
        `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
      );
      client = fresh;
      return fresh;
    } catch (error) {
      throw unreachable(error);
    }
  }

  function forget(ended: pg.Client): void {
    if (client === ended) client = undefined;
  }

  /**
   * Runs a batch as one transaction; returns the facts' positions. Rejects with its failure, or with OutcomeUnknown.
   */
  async function transaction(batch: readonly Append[]): Promise<readonly number[]> {
    const on = await connection();
    const facts = factStatement(batch);
    try {
      const [, positions] = await sendPipeline(on, [begin, facts ?? nothing, ...rowStatements(batch), commit]);
      return positions!.map(([position]) => Number(position));
    } catch (error) {
      if (!isBrokenConnection(error)) {
        await endFailedPipeline(on).catch(() => forget(on));
        throw error;
      }
      forget(on);
      void on.end();
      throw new OutcomeUnknown('The connection broke in a commit', { cause: error });
    }
  }

  async function append(batch: readonly Append[]): Promise<readonly (AppendOutcome | Error)[]> {
    const outcomes = new Map<Append, AppendOutcome | Error>();
    let open = [...batch];
    let deadline: number | undefined;

    const settle = (append: Append, outcome: AppendOutcome | Error) => {
      outcomes.set(append, outcome);
      open = open.filter((one) => one !== append);
    };

    /** A command with an id can be looked up once the server is reachable. The outcome of others stays unknown. */
    async function lookAgain(cause: unknown): Promise<void> {
      deadline ??= performance.now() + patience;
      const late = performance.now() > deadline;
      for (const one of open) if (late || one.command === undefined) settle(one, outcomeUnknown(cause));
      if (open.length > 0) await sleep(pauseBetweenAttempts);
    }

    while (open.length > 0) {
      try {
        const positions = await transaction(open);
        announce(positions.at(-1) ?? 0);
        for (const [index, facts] of positioned(open, positions).entries()) {
          outcomes.set(open[index]!, { kind: 'appended', facts });
        }
        break;
      } catch (error) {
        if (error instanceof OutcomeUnknown) {
          await lookAgain(error.cause);
        } else if (deadline !== undefined && error instanceof StoreUnavailable) {
          await lookAgain(error);
        } else if (error instanceof pg.DatabaseError && error.code === commandsHaveLost) {
          for (const [append, stream] of lostCommands(open, error)) {
            settle(append, stream === null ? await repeated(append.command!) : { kind: 'conflict', stream });
          }
        } else {
          if (outcomes.size === 0) throw postgresError(error);
          // Some commands of the batch are settled and must not run again. The batcher would repeat the whole batch, so
          // the open commands run here, one at a time.
          for (const one of open) settle(one, await alone(one));
        }
      }
    }
    return batch.map((one) => outcomes.get(one)!);
  }

  async function alone(command: Append): Promise<AppendOutcome | Error> {
    try {
      return (await append([command]))[0]!;
    } catch (error) {
      return error as Error;
    }
  }

  async function repeated(command: string): Promise<AppendOutcome | Error> {
    try {
      return { kind: 'repeated', facts: await factsOfCommand(command) };
    } catch (error) {
      return error as Error;
    }
  }

  return {
    append,
    async rewrite(batches) {
      const on = await connection();
      const run = (...statements: readonly PipelinedStatement[]) =>
        sendPipeline(on, statements).catch((error: unknown) => {
          throw postgresError(error);
        });
      try {
        await run(begin, statement('SELECT lock_journal()'));
        for await (const rows of batches) await run(...rowStatements([{ rows }]));
        await run(commit);
      } catch (error) {
        await endFailedPipeline(on).catch(() => forget(on));
        throw error;
      }
    },
    async close() {
      await client?.end();
    },
  };
}

function outcomeUnknown(cause: unknown): StoreUnavailable {
  const message = 'PostgreSQL went away in a commit: it is unknown whether it has happened';
  return new StoreUnavailable(message, { cause });
}
