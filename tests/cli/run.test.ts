import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeClone } from './cloneDriver.ts';

let clone: ReturnType<typeof makeClone>;
beforeEach(() => {
  clone = makeClone();
});
afterEach(() => clone.remove(''));

const NPM_CI = 'ci --include=dev --include=optional';

describe('a command in a bare clone', () => {
  it('installs by the npm that started it, then runs with its arguments', async () => {
    const { status, said } = await clone.run(['journal', 'read', 'listing-1']);
    expect(said).toContain('installing 2 packages ...');
    expect(said).toMatch(/installed 2 packages in \d/);
    expect(said).toContain('"words":["read","listing-1"]');
    expect(status).toBe(0);
    expect(clone.log('npm.log')).toEqual([NPM_CI]);
  });

  it('installs once, and again when the lockfile has changed', async () => {
    await clone.run(['journal']);
    expect((await clone.run(['journal'])).said).not.toContain('install');
    expect(clone.log('npm.log')).toHaveLength(1);

    clone.write('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/three': {} } }));
    expect((await clone.run(['journal'])).said).toContain('installed 1 packages');
    expect(clone.log('npm.log')).toHaveLength(2);
  });

  it("prints npm's message when npm fails, and tries again the next time", async () => {
    clone.write('npm.fails', '');
    const { status, said } = await clone.run(['journal']);
    expect(said).toContain('npm error E404');
    expect(said).not.toContain('"words"');
    expect(status).toBe(1);

    clone.remove('npm.fails');
    expect((await clone.run(['journal'])).status).toBe(0);
  });

  it('does not accept an install that left packages out', async () => {
    clone.write('npm.forgets', '');
    const { status, said } = await clone.run(['journal']);
    expect(said).toContain('npm left out node_modules/one, node_modules/@a/two');
    expect(status).toBe(1);
    expect(clone.has('node_modules/.lock-sha256')).toBe(false);
  });

  it('repairs an interrupted install', async () => {
    clone.write('npm.waits', '');
    const broken = clone.start(['journal']);
    await broken.says('installing');
    broken.child.kill('SIGTERM');
    expect(await broken.ends()).toBe(143);
    expect(clone.has('dist/.first-run')).toBe(false);

    clone.remove('npm.waits');
    const { status, said } = await clone.run(['journal']);
    expect(said).toContain('installed 2 packages');
    expect(status).toBe(0);
  });

  it('installs once when two start at the same time', async () => {
    clone.write('npm.waits', '');
    const both = [clone.start(['journal', 'one']), clone.start(['journal', 'two'])];
    const waiting = await Promise.race(both.map((one) => one.says('waiting for another command').then(() => one)));
    expect(waiting.said()).not.toContain('installing');
    clone.remove('npm.waits');
    expect(await Promise.all(both.map((one) => one.ends()))).toEqual([0, 0]);
    expect(clone.log('npm.log')).toHaveLength(1);
  });

  it('waits for the npm of a command that was killed, then installs itself', async () => {
    clone.write('npm.waits', '');
    const killed = clone.start(['journal']);
    await expect.poll(() => clone.has('npm.pid') && clone.read('npm.pid')).toMatch(/^\d+$/);
    killed.child.kill('SIGKILL');
    await killed.ends();

    const npm = Number(clone.read('npm.pid'));
    const next = clone.start(['journal']);
    await next.says(`waiting for another command of this clone (process ${npm})`);
    process.kill(npm, 'SIGKILL');
    await next.says('installing');
    clone.remove('npm.waits');
    expect(await next.ends()).toBe(0);
  });

  it('takes over from a process that has ended', async () => {
    // No process has this pid: Linux gives none above 2^22.
    clone.write('dist/.first-run/99999999', '');
    expect((await clone.run(['journal'])).status).toBe(0);
    expect(clone.has('dist/.first-run')).toBe(false);
  });
});

describe('the pages', () => {
  it('are built before the start, once, and again when their sources have changed', async () => {
    expect((await clone.run(['start'])).said).toContain('built the pages of allmend');
    expect((await clone.run(['start'])).said).not.toContain('built');

    clone.write('src/web/main.tsx', 'export {};');
    await clone.run(['start']);
    expect(clone.log('build.log')).toEqual(['allmend', 'allmend']);
  });

  it('are not built again for a change of the server', async () => {
    await clone.run(['start']);
    clone.write('src/server/app.ts', 'export {};');
    await clone.run(['start']);
    expect(clone.log('build.log')).toEqual(['allmend']);
  });

  it('are built for the requested brand', async () => {
    await clone.run(['start'], { BRAND: 'murmel' });
    expect(clone.log('build.log')).toEqual(['murmel']);
    expect(clone.has('dist/murmel/current')).toBe(true);
  });
});

describe('a running command', () => {
  it.each([
    ['SIGTERM', 7],
    ['SIGINT', 8],
  ] as const)('receives %s, and its exit status is returned', async (signal, status) => {
    const running = clone.start(['journal', 'wait']);
    await running.says('"words"');
    running.child.kill(signal);
    expect(await running.ends()).toBe(status);
  });

  it('fails the run when it fails', async () => {
    expect((await clone.run(['journal', 'fail'])).status).toBe(5);
  });

  it('is refused with the list of commands when its name is unknown', async () => {
    const { status, said } = await clone.run(['paint']);
    expect(said).toContain('usage: npm run start|test|');
    expect(status).toBe(1);
    expect(clone.log('npm.log')).toEqual([]);
  });
});

// The test runs on Linux only: on macOS a browser is also searched outside of the PATH.
describe.runIf(process.platform === 'linux')('a command that needs a browser', () => {
  it('runs without a browser when none can be installed, and reports this at the end', async () => {
    const { status, said } = await clone.run(['bench'], { PATH: '/nowhere' });
    expect(status).toBe(0);
    expect(said.indexOf('NOT RUN: what needs Chromium', said.indexOf('nodeEnv'))).toBeGreaterThan(0);
    expect(said).toContain('apt-get install -y --no-install-recommends chromium');
  });

  it('fails on CI without a browser', async () => {
    const { status, said } = await clone.run(['bench'], { PATH: '/nowhere', CI: 'true' });
    expect(status).toBe(1);
    expect(said).toContain('NOT RUN: what needs Chromium');
    expect(said).not.toContain('nodeEnv');
  });

  it.each([
    ['the quicker browser on CI, in addition to the installed one', 'chromium-headless-shell', 'true'],
    ['the installed browser outside CI, and installs none', 'chromium', undefined],
  ])('takes %s', async (_, accepted, CI) => {
    const bin = clone.programs(['chromium'], { apt: ['chromium-headless-shell'] });
    const { status, said } = await clone.run(['bench'], { PATH: bin, CI, ALLMEND_POSTGRES_BIN: bin });
    expect(said).toContain(`"chromium":${JSON.stringify(join(bin, accepted))}`);
    expect(said.includes('installed Chromium’s headless shell')).toBe(CI === 'true');
    expect(status).toBe(0);
  });

  it('uses an installed browser on CI too, when apt offers no quicker one', async () => {
    const bin = clone.programs(['chromium'], { apt: [] });
    const { status, said } = await clone.run(['bench'], { PATH: bin, CI: 'true', ALLMEND_POSTGRES_BIN: bin });
    expect(said).toContain('Unable to locate package chromium-headless-shell');
    expect(said).toContain(`"chromium":${JSON.stringify(join(bin, 'chromium'))}`);
    expect(status).toBe(0);
  });

  it('tests without the engines that cannot be installed, and reports this at the end', async () => {
    const { status, said } = await clone.run(['test'], { PATH: '/nowhere' });
    expect(status).toBe(0);
    expect(said.trimEnd().split('\n').at(-1)).toMatch(/NOT RUN: what needs .*Firefox ESR.* To install: .*firefox-esr/);
  });

  it('fails on CI when an engine is missing', async () => {
    const { status, said } = await clone.run(['test'], {
      PATH: '/nowhere',
      CI: 'true',
      CHROMIUM_PATH: process.execPath,
    });
    expect(status).toBe(1);
    expect(said).toMatch(/NOT RUN: what needs .*Firefox ESR/);
  });

  it('installs Chromium when apt has no Firefox', async () => {
    const bin = clone.programs([], { apt: ['chromium'] });
    const { said } = await clone.run(['test'], { PATH: bin, ALLMEND_POSTGRES_BIN: bin });
    expect(said).toContain('Unable to locate package firefox-esr');
    expect(said).toContain(`"chromium":${JSON.stringify(join(bin, 'chromium'))}`);
  });

  it('receives the path of the browser', async () => {
    const { said } = await clone.run(['bench'], { PATH: '/nowhere', CHROMIUM_PATH: process.execPath });
    expect(said).toContain(`"chromium":${JSON.stringify(process.execPath)}`);
    expect(said).not.toContain('Chromium, which is not installed');
  });
});
