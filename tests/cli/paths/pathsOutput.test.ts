import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '#cli/command.ts';
import { notedPaths } from '#inspector/paths/formats/replayable.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { plainCases } from '#tests/inspector/paths/formats/walked.ts';
import { kettleCases } from '#tests/inspector/paths/kettle.ts';
import { door, doorFound } from './door.ts';
import { foundMachine, paths, summary } from './terminal.ts';

let place: TemporaryFolder;
beforeAll(() => {
  place = temporaryFolder();
});
afterAll(() => place.remove());

const kettleFound = foundMachine(kettleCases);

describe('the formats', () => {
  it.each([
    ['json', '{\n  "format": "allmend.paths"'],
    ['mermaid', '---\ntitle: "modal"\n---\nstateDiagram-v2\n'],
    ['gherkin', '# Paths covering all transitions.\nFeature: The modal\n'],
    ['vitest', '// Paths of modal covering all transitions. Generated;'],
  ])('%s is alone on the standard output', async (format, beginning) => {
    const { code, out, said } = await paths(['modal', '--format', format]);
    expect(code).toBe(0);
    expect(out.startsWith(beginning)).toBe(true);
    expect(out).not.toMatch(summary);
    expect(said).toMatch(summary);
  });

  it('go to a file, and overwrite another only with --force', async () => {
    const words = ['modal', '--format', 'json', '--output', 'deep/modal.json'];
    const first = await paths(words, { folder: place.path });
    expect(first).toMatchObject({ code: 0, out: '' });
    const file = join(place.path, 'deep/modal.json');
    expect(first.said).toMatch(new RegExp(`^${file}: 2 paths`));
    expect(notedPaths(JSON.parse(readFileSync(file, 'utf8')))).toHaveLength(2);

    writeFileSync(file, 'mine');
    const second = await paths(words, { folder: place.path });
    expect(second.error).toBeInstanceOf(UsageError);
    expect(second.error?.message).toBe(`--output: ${file} is there already; --force overwrites it`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await paths([...words, '--force'], { folder: place.path })).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('allmend.paths');
    const folder = await paths([...words.slice(0, -1), '.'], { folder: place.path });
    expect(folder.error?.message).toContain('is a folder; name the file');
  });

  it('are made of all machines, as one file each or as one text', async () => {
    const machines = [kettleFound, foundMachine(plainCases(door), { machine: null, cases: null }), doorFound];
    const features = await paths(['--all', '--format', 'gherkin', '--output', 'features'], {
      folder: place.path,
      machines,
    });
    expect(features.code).toBe(1);
    expect(features.said).toContain('exports no machine, only what makes one');
    expect(features.said).toMatch(/^2 machines, \d+ paths, \d+ steps, in /m);
    expect(readFileSync(join(place.path, 'features/kettle.feature'), 'utf8')).toMatch(
      /^# Paths .*\nFeature: The kettle\n/,
    );
    expect(existsSync(join(place.path, 'features/door.feature'))).toBe(true);

    const json = await paths(['--all', '--format', 'json'], { machines: [kettleFound, doorFound] });
    expect(JSON.parse(json.out).machines.map(({ id }: { id: string }) => id)).toEqual(['kettle', 'door']);
    const table = await paths(['--all'], { machines: [kettleFound, doorFound] });
    expect(table.out.match(new RegExp(summary, 'gm'))).toHaveLength(2);
  });

  it('require a driver for a browser', async () => {
    const { error } = await paths(['kettle', '--format', 'playwright'], { machines: [kettleFound] });
    expect(error).toBeInstanceOf(UsageError);
    expect(error?.message).toContain(
      'kettle cannot be walked in a browser: tests/drivers/tests/kettleDriver.ts would say',
    );
  });
});
