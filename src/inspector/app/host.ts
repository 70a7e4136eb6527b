import type { AnyStateMachine } from 'xstate';
import * as z from 'zod/mini';
import {
  abilitiesSchema,
  heatSchema,
  journalSchema,
  pathSchema,
  revisionsSchema,
  sourcesSchema,
  streamsSchema,
  writtenTestSchema,
  type Abilities,
  type HeatOfMachine,
  type PathTo,
  type Revision,
  type Source,
  type StreamJournal,
  type Streams,
} from '../host/host.ts';
import type { World } from './world.ts';

/** The search for streams; absent parts allow everything. */
export interface StreamSearch {
  readonly text?: string;
  readonly machine?: string;
  readonly state?: string;
  readonly fact?: string;
  /** Epoch milliseconds of the last fact. */
  readonly since?: number;
  readonly until?: number;
  /** The `next` of the page before. */
  readonly after?: string;
}

/** The process that serves the inspector. Every call throws one sentence if it fails. */
export interface Host {
  abilities(): Promise<Abilities>;
  sources(machine: string): Promise<Readonly<Record<string, Source>>>;
  streams(search: StreamSearch): Promise<Streams>;
  journal(id: string): Promise<StreamJournal>;
  /** The journal with its personal fields. The opening is recorded with the reason. */
  openedJournal(id: string, reason: string): Promise<StreamJournal>;
  heat(machine: string): Promise<HeatOfMachine>;
  path(machine: string, element: string): Promise<PathTo>;
  revisions(machine: string): Promise<readonly Revision[]>;
  /** The machine as it was at a git revision. */
  machineOfRevision(machine: string, revision: string): Promise<AnyStateMachine>;
  /** Writes a recording under a name. */
  writeTest(name: string, recording: string): Promise<{ readonly file: string }>;
}

/** An answer of the host that is not a success. The message is a sentence. */
class HostRefusal extends Error {
  override readonly name = 'HostRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A server without a host: its features are not shown. */
const noAbilities: Abilities = {
  host: 'command',
  streams: false,
  heat: false,
  paths: false,
  revisions: false,
  sources: false,
  tests: false,
};

/** Calls the host of an inspector. Answers are checked by their schemas. */
export function hostAt({ host, headers = () => ({}) }: Pick<World, 'host' | 'headers'>): Host {
  async function answer<S extends z.ZodMiniType>(schema: S, address: string, body?: string): Promise<z.output<S>> {
    const response = await fetch(host + address, {
      headers: { ...headers(), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body }),
    });
    if (!response.ok) throw new HostRefusal(response.status, await refusalOf(response));
    return z.parse(schema, await response.json());
  }

  const ofMachine = (machine: string) => `machine=${encodeURIComponent(machine)}`;
  return {
    abilities: () =>
      answer(abilitiesSchema, 'abilities').catch((error: unknown) => {
        if (error instanceof HostRefusal && error.status === 404) return noAbilities;
        throw error;
      }),
    sources: (machine) => answer(sourcesSchema, `sources?${ofMachine(machine)}`),
    streams: (search) => answer(streamsSchema, `streams?${queryOf(search)}`),
    journal: (id) => answer(journalSchema, `streams/${encodeURIComponent(id)}`),
    openedJournal: (id, reason) =>
      answer(journalSchema, `streams/${encodeURIComponent(id)}/opened`, JSON.stringify({ reason })),
    heat: (machine) => answer(heatSchema, `heat?${ofMachine(machine)}`),
    path: (machine, element) => answer(pathSchema, `path?${ofMachine(machine)}&element=${encodeURIComponent(element)}`),
    revisions: (machine) => answer(revisionsSchema, `revisions?${ofMachine(machine)}`),
    async machineOfRevision(machine, revision) {
      const address = `${host}revisions/${revision}/${machine}.js`;
      // An import fails without a reason.
      const response = await fetch(address, { headers: headers() });
      if (!response.ok) throw new HostRefusal(response.status, await refusalOf(response));
      const found = (await import(/* @vite-ignore */ address)) as { readonly machine?: AnyStateMachine };
      if (!found.machine) throw new Error(`${machine} had no machine of its own at that version.`);
      return found.machine;
    },
    writeTest: (name, recording) => answer(writtenTestSchema, `tests?name=${encodeURIComponent(name)}`, recording),
  };
}

function queryOf(search: StreamSearch): string {
  const parts = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString();
}

/** The refusal of the command, or of a market, whose errors have the shape of all its calls. */
const refusalSchema = z.union([
  z.object({ message: z.string() }),
  z.object({ api: z.object({ message: z.string() }) }),
]);

async function refusalOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const refusal = z.parse(refusalSchema, JSON.parse(text));
    return 'api' in refusal ? refusal.api.message : refusal.message;
  } catch {
    // Another program may have answered.
    return `The inspector’s host answered ${response.status}.`;
  }
}
