import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishChanged } from '#tests/drivers/builds/changedBuilds.ts';
import { startServerProcess, type ServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

describe('the builds of a brand, at a server in a separate process', () => {
  let folder: TemporaryFolder;
  let dist: string;
  const running: ServerProcess[] = [];

  beforeEach(() => {
    folder = temporaryFolder();
    dist = join(folder.path, 'dist');
    mkdirSync(dist);
    // The server's bundle imports its packages from the repository, so their folder is linked.
    symlinkSync(resolve('node_modules'), join(folder.path, 'node_modules'));
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.end('SIGTERM');
    folder.remove();
  });

  async function start(): Promise<string> {
    const server = await startServerProcess({ DATA_DIR: join(folder.path, 'data'), DEMO: '0' }, { cwd: folder.path });
    running.push(server);
    return server.url;
  }

  /** Requests a page or file; resolves to its status and content. */
  async function get(url: string) {
    const response = await fetch(url);
    return { status: response.status, content: await response.text() };
  }

  async function assetsOf(page: string): Promise<readonly string[]> {
    const { status, content } = await get(page);
    expect(status, page).toBe(200);
    return [...new Set(content.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  }

  /** Every script and style of a build, whether or not a page has loaded it. */
  const assetsIn = (build: string) =>
    readdirSync(join(build, 'client', 'assets')).filter((name) => /\.(js|css)$/.test(name));

  it('do not disturb a server that runs from an older one, in pages, scripts and the service worker', async () => {
    const first = publishChanged(dist);
    const url = await start();
    const worker = await get(`${url}/service-worker.js`);
    const second = publishChanged(dist, '2nd');
    expect(second.folder).not.toBe(first.folder);
    // None of these pages was rendered before, and each loads other modules and texts.
    for (const path of ['/en', '/fr/li', '/it/start/register', '/de/ai/start']) {
      const assets = await assetsOf(`${url}${path}`);
      expect(assets.length).toBeGreaterThan(2);
      expect(assets.filter((name) => name.includes('-2nd'))).toEqual([]);
    }
    for (const name of assetsIn(first.folder)) expect((await get(`${url}/assets/${name}`)).status, name).toBe(200);
    expect(await get(`${url}/service-worker.js`)).toEqual(worker);
  });

  it('are served from the present one, with the scripts of the one before for pages that are still open', async () => {
    const first = publishChanged(dist);
    const second = publishChanged(dist, '2nd');
    const url = await start();
    const assets = await assetsOf(`${url}/en`);
    expect(assets.filter((name) => name.includes('-2nd')).length).toBeGreaterThan(2);
    for (const build of [second, first]) {
      for (const name of assetsIn(build.folder)) {
        const response = await fetch(`${url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
        expect(response.status, name).toBe(200);
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(await response.text()).toBe(readFileSync(join(build.folder, 'client', 'assets', name), 'utf8'));
      }
    }
    expect((await get(`${url}/assets/main-none.js`)).status).toBe(404);
  });
});
