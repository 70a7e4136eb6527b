import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '#cli/command.ts';
import { inspectCommand } from '#cli/inspect/inspectCommand.ts';
import { stalePictures } from '#cli/inspect/stalePictures.ts';
import { help } from '#cli/inspect/words.ts';
import { doorFound } from '../paths/door.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'allmend-inspect-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function inspect(...words: string[]) {
  const out: string[] = [];
  const said: string[] = [];
  const code = await inspectCommand(words, {
    out: (text) => out.push(text),
    say: (line) => said.push(line),
    folder,
    ended: async () => {},
  });
  return { code, out: out.join('\n'), said: said.join('\n') };
}

describe('npm run inspect', () => {
  it('explains its options on request', async () => {
    expect(await inspect('--help', '--export')).toEqual({ code: 0, out: help, said: '' });
  });

  it('serves the inspector until it is ended, to this machine only', async () => {
    const end = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<string>();
    const command = inspectCommand(['--port', '4699'], {
      out: ready.resolve,
      say: () => {},
      folder,
      ended: () => end.promise,
    });
    expect(await ready.promise).toBe('The inspector is ready on http://127.0.0.1:4699/');
    const page = await fetch('http://127.0.0.1:4699/');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await page.text()).toContain('/src/inspector/standalone/main.tsx');
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:4699/${path}`)).status;
    expect(await statusOf('src/inspector/standalone/main.tsx')).toBe(200);
    expect(await statusOf('package-lock.json'), 'a file that is no source').toBe(403);
    await expect(
      inspectCommand(['--port', '4699'], { out: () => {}, say: () => {}, folder, ended: () => end.promise }),
    ).rejects.toThrow('Port 4699 is in use');
    end.resolve();
    expect(await command).toBe(0);
  });

  it('refuses a file that does not exist', async () => {
    await expect(inspect('missing.recording.json')).rejects.toThrow(/There is no file .*missing\.recording\.json/);
  });

  it('writes a picture of each named machine', async () => {
    const { code, out, said } = await inspect('--export', 'charts', 'modal', 'machines/ui/tooltip');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual(['modal', 'tooltip'].map((id) => join(folder, 'charts', `${id}.chart.svg`)));
    expect(said).toBe(`2 charts in ${join(folder, 'charts')}`);
    expect(readFileSync(join(folder, 'charts/modal.chart.svg'), 'utf8')).toMatch(
      /^<svg [^]*Statechart modal[^]*<\/svg>\n$/,
    );
  });

  it('writes the same picture every time', async () => {
    const picture = () => readFileSync(join(folder, 'again/search.chart.svg'), 'utf8');
    await inspect('--export', 'again', 'search');
    const first = picture();
    await inspect('--export', 'again', 'search');
    expect(picture()).toBe(first);
  });

  it('writes PNG in the colours of a theme, at twice the size', async () => {
    await inspect('--export', 'png', '--format', 'png', '--theme', 'dark', 'modal');
    await inspect('--export', 'png', 'modal');
    const [, width] = /width="(\d+)"/.exec(readFileSync(join(folder, 'png/modal.chart.svg'), 'utf8'))!;
    const picture = sharp(join(folder, 'png/modal.chart.png'));
    expect((await picture.metadata()).width).toBe(2 * Number(width));
    const { data } = await picture
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data]).toEqual([0x0f, 0x14, 0x11]);
  });

  it('writes Mermaid', async () => {
    await inspect('--export', 'mermaid', '--format', 'mermaid', 'modal');
    expect(readFileSync(join(folder, 'mermaid/modal.mmd'), 'utf8')).toMatch(
      /^---\ntitle: "modal"\n---\nstateDiagram-v2\n/,
    );
  });

  it('draws every machine if none is named, and reports those that cannot be read', async () => {
    const said: string[] = [];
    const broken = { ...doorFound, id: 'broken', machine: null, fault: 'machines/brokenMachine.ts cannot be read: oh' };
    const maker = { ...doorFound, id: 'maker', file: 'machines/makerMachine.ts', machine: null, fault: null };
    const terminal = { out: () => {}, say: (line: string) => said.push(line), folder, ended: async () => {} };
    expect(
      await inspectCommand(['--export', 'all'], terminal, { find: async () => [doorFound, broken, maker], env: {} }),
    ).toBe(1);
    expect(readdirSync(join(folder, 'all'))).toEqual([`${doorFound.id}.chart.svg`]);
    expect(said).toEqual([
      'machines/brokenMachine.ts cannot be read: oh',
      'machines/makerMachine.ts makes machines for others, and has none of its own to draw',
      `1 chart in ${join(folder, 'all')}`,
    ]);
  });

  it.each([
    [['modal', 'tooltip'], 'Say where to: --export FOLDER'],
    [['--port', 'http'], '--port is a whole number from 1 to 65535, not "http"'],
    [['--port', '4600', '--export', 'x'], '--port is for the inspector itself'],
    [['--export'], '--export takes a value; none is there'],
    [['--export', ''], '--export takes a FOLDER; none is there'],
    [['--export', '--format', 'svg'], '--export takes a value; none is there'],
    [
      ['--exprt', 'x'],
      'There is no option --exprt; there are --export, --format, --theme, --port, --help. Did you mean --export?',
    ],
    [['--export', 'x', '--format', 'pgn'], '--format is one of svg, png, mermaid, not "pgn". Did you mean png?'],
    [['--export', 'x', '--theme', 'drak'], '--theme is one of auto, light, dark, not "drak". Did you mean dark?'],
    [['--export', 'x', '--format', 'png', '--theme', 'auto'], '--theme auto is for svg: a png is light or dark'],
    [
      ['--export', 'x', '--format', 'mermaid', '--theme', 'dark'],
      '--theme is for pictures: what displays a Mermaid diagram chooses its colours',
    ],
    [['--export', 'x', 'modl'], /^There is no machine modl; .* Did you mean modal\?$/],
  ])('rejects %j', async (words, message) => {
    const rejected = inspect(...words);
    await expect(rejected).rejects.toThrow(UsageError);
    await expect(rejected).rejects.toThrow(message);
  });
});

describe('the check of committed pictures', () => {
  it('passes for this clone', async () => {
    expect(await stalePictures()).toEqual([]);
  });

  it('names a picture that differs from its machine, and one without a machine', async () => {
    const clone = join(folder, 'clone');
    mkdirSync(join(clone, 'machines'), { recursive: true });
    mkdirSync(join(clone, 'src/pictures'), { recursive: true });
    writeFileSync(
      join(clone, 'machines/lampMachine.ts'),
      `import { createMachine } from ${JSON.stringify(import.meta.resolve('xstate'))};
       export const lampMachine = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } });`,
    );
    writeFileSync(join(clone, 'src/pictures/lamp.chart.svg'), '<svg/>');
    writeFileSync(join(clone, 'src/pictures/bell.chart.svg'), '<svg/>');
    expect(await stalePictures(clone)).toEqual([
      'src/pictures/bell.chart.svg: there is no machine bell',
      'src/pictures/lamp.chart.svg is stale; run: npm run inspect -- --export src/pictures lamp',
    ]);
  });
});
