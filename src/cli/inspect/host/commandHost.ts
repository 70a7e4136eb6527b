import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Abilities } from '#inspector/host/host.ts';
import { readInput } from '#server/http/calls/input.ts';
import { CallRefused } from '#server/http/calls/callErrors.ts';
import { findStreams, streamQuery } from '#server/inspection/streamSearch.ts';
import { streamJournal } from '#server/inspection/streamJournal.ts';
import { openMarketReadOnly } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import type { FoundMachine } from '../../paths/machines.ts';
import type { HostHandler } from '../serveInspector.ts';
import { type HeatMarket, heatOf } from './heat.ts';
import { pathTo } from './pathTo.ts';
import { NotWritten, writeTest } from './recordedTest.ts';
import { moduleOfRevision, revisionsOf } from './revisions.ts';
import { sourcesOf } from './sources.ts';

interface HostParts {
  /** The clone. */
  readonly folder: string;
  readonly find: () => Promise<readonly FoundMachine[]>;
  /** The market whose journals are shown, read only; null for none. */
  readonly market: HeatMarket;
  /** The setting EDITOR. */
  readonly editor?: string | undefined;
}

/** The command's answers to the inspector. */
export interface CommandHost {
  readonly handle: HostHandler;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: 'application/json' | 'text/javascript';
  readonly content: string;
}

/** The size of the largest body, in characters: a recording has at most 4 million. */
const largestBody = 5_000_000;

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  content: JSON.stringify(value),
});
const nothing = json({ message: 'There is nothing here.' }, 404);

/** Answers the inspector of `npm run inspect` from the clone and a market's journals, which are opened when needed. */
export function commandHost({ folder, find, market: place, editor }: HostParts): CommandHost {
  let market: Promise<Market> | undefined;
  const hasStreams =
    place !== null && (place.databaseUrl !== undefined || existsSync(join(place.dataDir, 'journal.db')));

  function opened(): Promise<Market> {
    const opening = market ?? openMarketReadOnly(place!);
    market = opening;
    // A database that was not reachable may be later.
    opening.catch(() => (market = undefined));
    return opening;
  }

  async function machineNamed(id: string | null): Promise<FoundMachine | undefined> {
    return (await find()).find((each) => each.id === id);
  }

  async function ofMachine(query: URLSearchParams, answer: (found: FoundMachine) => unknown): Promise<Answer> {
    const found = await machineNamed(query.get('machine'));
    const value = found && (await answer(found));
    return value === undefined || value === null ? nothing : json(value);
  }

  async function streams(query: URLSearchParams): Promise<Answer> {
    if (!hasStreams) return nothing;
    return json(await findStreams(await opened(), readInput(streamQuery, Object.fromEntries(query))));
  }

  async function stream(id: string): Promise<Answer> {
    const journal = hasStreams ? await streamJournal(await opened(), id) : undefined;
    return journal ? json(journal) : nothing;
  }

  async function revisionModule(revision: string, machine: string): Promise<Answer> {
    const found = await machineNamed(machine);
    const content = found && (await moduleOfRevision(found, revision, folder));
    if (content === undefined) {
      return json({ message: `The version ${revision.slice(0, 8)} does not have the machine ${machine}.` }, 404);
    }
    return { status: 200, type: 'text/javascript', content };
  }

  async function get(path: string, query: URLSearchParams): Promise<Answer | null> {
    const [, revision, machine] = /^revisions\/(\w+)\/(\w+)\.js$/.exec(path) ?? [];
    if (revision && machine) return revisionModule(revision, machine);
    const [, id] = /^streams\/([^/]+)$/.exec(path) ?? [];
    if (id) return stream(decodeURIComponent(id));
    switch (path) {
      case 'abilities':
        return json({ ...abilities, streams: hasStreams });
      case 'sources':
        return ofMachine(query, ({ machine, file }) => machine && sourcesOf({ machine, file }, { folder, editor }));
      case 'heat':
        return ofMachine(query, (found) => heatOf(found, { folder, market: place }));
      case 'path':
        return ofMachine(query, (found) => pathTo(found, query.get('element') ?? ''));
      case 'revisions':
        return ofMachine(query, (found) => revisionsOf(found, folder));
      case 'streams':
        return streams(query);
      default:
        return null;
    }
  }

  async function post(path: string, query: URLSearchParams, request: IncomingMessage): Promise<Answer | null> {
    if (path === 'tests') {
      const text = await bodyOf(request);
      if (text === null) return json({ message: 'The recording is too large.' }, 413);
      return json({ file: writeTest(folder, query.get('name') ?? '', text) }, 201);
    }
    if (/^streams\/[^/]+\/opened$/.test(path)) {
      return json({ message: 'Moderators open sealed fields on the market, where that becomes a fact.' }, 403);
    }
    return null;
  }

  async function answerTo(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Answer | null> {
    if (!isOwnPage(request)) return json({ message: 'Only the inspector itself may send requests.' }, 403);
    try {
      return request.method === 'POST' ? await post(path, query, request) : await get(path, query);
    } catch (error) {
      if (error instanceof NotWritten) return json({ message: error.message }, error.status);
      if (error instanceof CallRefused) return json(error.body, error.statusCode);
      return json({ message: error instanceof Error ? error.message : String(error) }, 500);
    }
  }

  return {
    async handle(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inspector');
      if (!pathname.startsWith('/api/')) return false;
      const answer = await answerTo(request, pathname.slice('/api/'.length), searchParams);
      if (answer) send(response, answer);
      return answer !== null;
    },
    async close() {
      const opening = market;
      market = undefined;
      await opening?.then(
        (each) => each.close(),
        () => undefined,
      );
    },
  };
}

const abilities: Abilities = {
  host: 'command',
  streams: false,
  heat: true,
  paths: true,
  revisions: true,
  sources: true,
  tests: true,
};

/** Whether a request comes from the inspector's own page: other sites can send requests to this machine too. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  return site !== 'cross-site' && (origin === undefined || origin === `http://${host}`);
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > largestBody) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, { status, type, content }: Answer): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(content);
}
