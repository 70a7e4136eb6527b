import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#cli/firstRun/clone.mjs';
import { presentBuild } from '#server/pages/builds.mjs';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

async function builds(mode: string, outDir: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--mode', mode, '--outDir', outDir], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BRAND: 'allmend', INSPECTOR: 'on' },
  });
}

/** The files that Vite writes for the app, with their contents. */
function filesIn(place: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(place, 'assets')).filter((name) => /\.(?:js|css|woff2|svg)$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(place, 'assets', name), 'latin1')]));
}

describe('the files of the pages', () => {
  const [app, inspector] = [join(folder.path, 'app'), join(folder.path, 'inspector')];
  // The build of this clone, made without INSPECTOR.
  const without = filesIn(join(presentBuild('allmend')!.folder, 'client'));

  beforeAll(async () => {
    await builds('production', app);
    await builds('inspector', inspector);
  }, 300_000);

  it('are the same bytes with and without the inspector', () => {
    const built = filesIn(app);
    expect(built.size).toBeGreaterThan(50);
    for (const [name, content] of built) expect(without.get(name) === content, name).toBe(true);
    // Only the recorder has a build of its own in the same folder.
    const others = [...without.keys()].filter((name) => !built.has(name));
    expect(others.every((name) => name.startsWith('recorder-'))).toBe(true);
  });

  it('contain nothing of the inspector, whose own build is complete', () => {
    const manifest = JSON.parse(readFileSync(join(inspector, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string }
    >;
    const start = manifest['src/inspector/page/start.ts']!.file;
    const panel = manifest['src/inspector/page/panel.ts']!.file;
    expect(readFileSync(join(inspector, start), 'utf8')).toContain('allmendInspectorLog');
    expect(readFileSync(join(inspector, panel), 'utf8')).toContain('/inspector/api/');
    for (const [name, content] of without) expect(content.includes('allmendInspectorLog'), name).toBe(false);
  });

  it('have a start script that loads neither the panel nor React', () => {
    const manifest = JSON.parse(readFileSync(join(inspector, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string; imports?: string[] }
    >;
    const reached = new Set(['src/inspector/page/start.ts']);
    for (const key of reached) for (const each of manifest[key]!.imports ?? []) reached.add(each);
    const bytes = [...reached].map((key) => readFileSync(join(inspector, manifest[key]!.file)).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(40_000);
  });
});
