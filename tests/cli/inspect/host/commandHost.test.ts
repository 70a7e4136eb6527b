import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#cli/firstRun/clone.mjs';
import { type CommandHost, commandHost } from '#cli/inspect/host/commandHost.ts';
import { findMachines } from '#cli/paths/machines.ts';
import {
  abilitiesSchema,
  heatSchema,
  journalSchema,
  pathSchema,
  revisionsSchema,
  sourcesSchema,
  streamsSchema,
  writtenTestSchema,
} from '#inspector/host/host.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const folder = temporaryFolder();
const recording = 'tests/recordings/sport-within-a-price.recording.json';
let test: TestMarket;
let host: CommandHost;
let server: Server;
let address: string;

const call = (path: string, init?: RequestInit) => fetch(`${address}/api/${path}`, init);
const posts = (path: string, body: string, headers = {}) => call(path, { method: 'POST', body, headers });

async function serve(handler: CommandHost): Promise<void> {
  host = handler;
  server = createServer((request, response) => {
    void Promise.resolve(host.handle(request, response)).then((isDone) => {
      if (!isDone) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  test = await openTestMarket(() => Date.UTC(2026, 10, 22));
  await test.seller('ben', 'Ben Berger');
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await host.close();
});
afterAll(async () => {
  await test.close();
  folder.remove();
});

describe('the command as a host of the inspector', () => {
  it('states its abilities, and those of a market without journals', async () => {
    await serve(commandHost({ folder: root, find: findMachines, market: { dataDir: folder.path } }));
    expect(abilitiesSchema.parse(await (await call('abilities')).json())).toEqual({
      host: 'command',
      streams: false,
      heat: true,
      paths: true,
      revisions: true,
      sources: true,
      tests: true,
    });
    expect((await call('streams')).status).toBe(404);
    expect((await call('nothing')).status).toBe(404);
  });

  it('answers with the sources of a machine', async () => {
    await serve(commandHost({ folder: root, find: findMachines, market: null, editor: 'zed' }));
    const sources = sourcesSchema.parse(await (await call('sources?machine=headerMenu')).json());
    expect(Object.keys(sources).filter((element) => element.startsWith('state:')).length).toBeGreaterThan(3);
    expect(Object.values(sources)[0]!.editor).toMatch(/^zed:\/\/file\//);
    expect((await call('sources?machine=nothing')).status).toBe(404);
  });

  it('counts how often generated walks, recordings and journals took each state and transition', async () => {
    await serve(commandHost({ folder: root, find: findMachines, market: { dataDir: test.folder } }));
    const flow = heatSchema.parse(await (await call('heat?machine=search')).json());
    const walks = flow.sources.find(({ name }) => name === 'walks')!;
    expect(walks.states['search.updated']).toBeGreaterThan(0);
    expect(flow.sources.find(({ name }) => name === 'recordings')!.states['search.updated']).toBeGreaterThan(0);
    const lifecycle = heatSchema.parse(await (await call('heat?machine=account')).json());
    const journals = lifecycle.sources.find(({ name }) => name === 'journals')!;
    expect(journals.states).toMatchObject({ 'account.invited': 1 });
  });

  it('finds the shortest path to a state and through a transition, with the command that prints it', async () => {
    await serve(commandHost({ folder: root, find: findMachines, market: null }));
    const pathTo = async (element: string) =>
      pathSchema.parse(await (await call(`path?machine=search&element=${encodeURIComponent(element)}`)).json());
    const state = await pathTo('search.pendingUpdateWithoutToken');
    expect(state.command).toBe('npm run paths -- search --to pendingUpdateWithoutToken');
    expect(state.steps!.at(-1)!.state).toMatch(/^pendingUpdateWithoutToken/);
    // A path may begin there.
    expect((await pathTo('search.updated')).steps).toEqual([]);
    const transition = await pathTo('search | page.changed | 0');
    expect(transition.steps!.at(-1)!.event.type).toBe('page.changed');
    expect((await call('path?machine=search&element=search.nowhere')).status).toBe(404);
  });

  it('lists the revisions of a machine, and serves the module of one', async () => {
    await serve(commandHost({ folder: root, find: findMachines, market: null }));
    const revisions = revisionsSchema.parse(await (await call('revisions?machine=search')).json());
    expect(revisions.length).toBeGreaterThan(0);
    expect(revisions.map(({ time }) => time)).toEqual(revisions.map(({ time }) => time).toSorted((a, b) => b - a));
    const module = await call(`revisions/${revisions[0]!.id}/search.js`);
    expect(module.headers.get('content-type')).toMatch(/^text\/javascript/);
    const [, file] = /from "\/(.+searchMachine\.ts)"/.exec(await module.text())!;
    expect(readFileSync(join(root, file!), 'utf8')).toContain("id: 'search'");
    expect((await call(`revisions/${'0'.repeat(40)}/search.js`)).status).toBe(404);
    expect((await call('revisions/HEAD/search.js')).status).toBe(404);
  });

  it('lists the streams of a data folder, shows one with sealed fields, and opens none', async () => {
    await serve(commandHost({ folder: root, find: findMachines, market: { dataDir: test.folder } }));
    const { streams } = streamsSchema.parse(await (await call('streams?text=ben')).json());
    expect(streams).toMatchObject([{ id: 'account-ben', machine: 'account', state: 'invited', facts: 1 }]);
    const text = await (await call('streams/account-ben')).text();
    expect(journalSchema.parse(JSON.parse(text))).toMatchObject({ sealed: true, mayOpen: false });
    expect(text).not.toContain('Ben Berger');
    expect((await posts('streams/account-ben/opened', '{"reason":"I am curious about it."}')).status).toBe(403);
    expect((await call('streams/account-nobody')).status).toBe(404);
    expect((await call('streams?since=yesterday')).status).toBe(400);
  });

  it('writes a recording as a test, once, under a valid name, for its own page alone', async () => {
    mkdirSync(join(folder.path, 'tests/recordings'), { recursive: true });
    await serve(commandHost({ folder: folder.path, find: findMachines, market: null }));
    const text = readFileSync(join(root, recording), 'utf8');
    const answer = await posts('tests?name=search-again', text, { origin: address });
    expect(answer.status).toBe(201);
    const { file } = writtenTestSchema.parse(await answer.json());
    expect(file).toBe('tests/recordings/search-again.recording.json');
    expect(JSON.parse(readFileSync(join(folder.path, file), 'utf8'))).toEqual(JSON.parse(text));
    expect((await posts('tests?name=search-again', text)).status).toBe(409);
    for (const name of ['', '..%2Fescaped', 'a/b', '.hidden'])
      expect((await posts(`tests?name=${name}`, text)).status, name).toBe(400);
    expect((await posts('tests?name=broken', '{}')).status).toBe(400);
    expect((await posts('tests?name=stolen', text, { origin: 'https://evil.example' })).status).toBe(403);
    const image = { 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${address}/api/heat?machine=modal`, { headers: image })).status).toBe(403);
  });
});
