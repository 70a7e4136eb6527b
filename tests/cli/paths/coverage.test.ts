import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { UsageError } from '#cli/command.ts';
import { coverageCommand } from '#cli/paths/coverage.ts';
import { findMachines, type FoundMachine } from '#cli/paths/machines.ts';
import { traceFileText } from '#inspector/paths/coverage/traceFile.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { isLong } from '#tests/drivers/run/sizes.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { kettleCases } from '#tests/inspector/paths/kettle.ts';
import { pushedIn, swing } from '#tests/inspector/paths/coverage/examples.ts';
import { foundMachine } from './terminal.ts';

// The tests run in a simulated clone, which contains only the files that a test writes.

let clone: TemporaryFolder;
beforeEach(() => {
  clone = temporaryFolder();
});
afterEach(() => clone.remove());

const kettleFound = foundMachine(kettleCases);

function put(path: string, text: string): void {
  mkdirSync(dirname(join(clone.path, path)), { recursive: true });
  writeFileSync(join(clone.path, path), text);
}

async function coverage(words: string, machines: readonly FoundMachine[] = [kettleFound], env = {}) {
  const [out, said]: [string[], string[]] = [[], []];
  const terminal = {
    out: (text: string) => void out.push(text),
    say: (line: string) => void said.push(line),
    folder: clone.path,
    width: 120,
  };
  const around = {
    find: () => Promise.resolve(machines),
    clone: clone.path,
    env: { DATA_DIR: join(clone.path, 'data'), ...env },
  };
  const code = await coverageCommand(['--coverage', ...words.split(' ').filter(Boolean)], terminal, around);
  return { code, out: out.join('\n'), said };
}

interface CoverageAnswer {
  readonly machines: readonly { readonly id: string; readonly sources: Record<string, { states: number }> }[];
  readonly sources: readonly { readonly name: string; readonly said: string; readonly leftOut: number }[];
  readonly comparedWith: string | null;
  readonly remarks: readonly string[];
}

async function runCoverage(words = '', ...rest: [(readonly FoundMachine[])?, object?]): Promise<CoverageAnswer> {
  return JSON.parse((await coverage(`--format json ${words}`, ...rest)).out) as CoverageAnswer;
}
const said = ({ sources }: CoverageAnswer, source: string) => sources.find(({ name }) => name === source)!.said;

describe('npm run paths -- --coverage', () => {
  it('counts the machines of the clone, each fully covered by its paths', async () => {
    const found = await findMachines();
    // The short run takes every eighth machine: other tests walk the paths of all machines.
    const machines = isLong ? found : found.filter((_, index) => index % 8 === 0);
    expect(machines.length).toBeGreaterThan(7);
    const { code, out, said: lines } = await coverage('--format json --source chart', machines);
    const report = JSON.parse(out) as { machines: Record<string, { covered: number; total: number } | string>[] };
    expect(code).toBe(0);
    expect(report.machines.map(({ id }) => id)).toEqual(machines.map(({ id }) => id));
    for (const machine of report.machines) {
      for (const kind of ['states', 'transitions', 'guards', 'pairs']) {
        const { covered, total } = machine[kind] as { covered: number; total: number };
        expect(`${machine['id'] as string} ${kind} ${covered}`).toBe(`${machine['id'] as string} ${kind} ${total}`);
      }
    }
    expect(lines).toEqual([expect.stringMatching(/^chart: \d+ paths of \d+ machines walked now, in [\d.]+ m?s$/)]);
  });

  it('explains why a source is missing, without an error', async () => {
    const { code, out } = await coverage('');
    expect(code).toBe(0);
    expect(out).toContain('kettle     flow');
    for (const words of ['no view test has run yet', 'no journey has run yet', 'no journal in', 'no recording in']) {
      expect(out.replaceAll(/\s+/g, ' ')).toContain(`not there: ${words}`);
    }
  });

  it('reads the records of tests, except for deleted tests and unreadable files', async () => {
    const swingFound = foundMachine({
      ...kettleCases,
      machine: swing,
      events: {},
      actors: {},
      invariants: {},
      keys: {},
    });
    const file = (test: string, strange = false) =>
      traceFileText({
        test,
        written: Date.UTC(2026, 10, 22, 12),
        trace: pushedIn('view', [true, true]).traces.map((trace) => (strange ? { ...trace, machine: 'slide' } : trace)),
      });
    put('tests/web/swing.test.tsx', '');
    put('tests/web/slide.test.tsx', '');
    put('coverage/paths/view/tests/web/swing.test.tsx.json', file('tests/web/swing.test.tsx'));
    put('coverage/paths/view/tests/web/slide.test.tsx.json', file('tests/web/slide.test.tsx', true));
    put('coverage/paths/view/tests/web/gone.test.tsx.json', file('tests/web/gone.test.tsx'));
    put('coverage/paths/view/tests/web/torn.test.tsx.json', file('tests/web/swing.test.tsx').slice(0, 99));
    const report = await runCoverage('--source view', [swingFound]);
    expect(report.machines[0]!.sources).toEqual({ view: { states: 2, transitions: 2, guards: 1, pairs: 1 } });
    expect(said(report, 'view')).toMatch(/^2 files of view tests, written 2026-11-22/);
    expect(said(report, 'view')).toContain('1 file of tests that are gone, ignored');
    expect(said(report, 'view')).toContain('torn.test.tsx.json cannot be read (the trace: must be JSON)');
    expect(report.sources[0]).toMatchObject({ strangers: ['slide'] });
  });

  it('folds the journals of a market next to the server that runs on it', async () => {
    const market = await openTestMarket(() => noon);
    try {
      await market.seller('ana');
      await market.seller('ben');
      const machines = (await findMachines()).filter(({ id }) => id === 'account');
      const report = await runCoverage('--source server', machines, { DATA_DIR: market.folder });
      expect(said(report, 'server')).toMatch(/^2 facts in 2 journals of .*\(DATA_DIR\), folded in/);
      expect(report.machines[0]!.sources['server']).toMatchObject({ states: 2, transitions: 1 });
    } finally {
      await market.close();
    }
  });

  it('replays recordings, and names those that no longer run as recorded', async () => {
    const actor = (session: string, state: string) => ({
      machine: 'kettle',
      session,
      address: '/',
      began: 0,
      events: [{ at: 5, event: { type: 'lid.opened' }, state }],
    });
    const actors = [actor('1', 'whole.lid.open+plate.off'), actor('2', 'broken')];
    const recording = { format: 'allmend.recording', version: 1, address: '/', brand: 'allmend', leftOut: {} };
    put('tests/recordings/lids.json', JSON.stringify({ ...recording, recorded: '2026-11-22T12:00:00.000Z', actors }));
    put('tests/recordings/old.json', '{}');
    const report = await runCoverage('--source recordings');
    expect(said(report, 'recordings')).toContain('2 flows of 2 recordings replayed');
    expect(said(report, 'recordings')).toContain('lids.json: kettle (2) no longer goes as recorded');
    expect(said(report, 'recordings')).toContain('tests/recordings/old.json cannot be read: format');
    expect(report.machines[0]!.sources['recordings']).toMatchObject({ transitions: 1 });
  });

  it('is compared with the last run over all sources, and with no run that cannot be read', async () => {
    const last = 'coverage/paths/last.json';
    expect((await runCoverage('--source chart')).comparedWith).toBeNull();
    // The first run covered only some of the sources, so it is no basis for a comparison.
    expect((await runCoverage()).comparedWith).toBeNull();
    expect((await runCoverage()).comparedWith).toMatch(/^20/);
    const { out } = await coverage('');
    expect(out).toMatch(/^kettle +flow .* none$/m);
    put(last, readFileSync(join(clone.path, last), 'utf8').replace('"version":1', '"version":0'));
    const report = await runCoverage();
    expect(report.comparedWith).toBeNull();
    expect(report.remarks).toEqual([expect.stringContaining('nothing to compare with')]);
    expect((await runCoverage()).comparedWith).toMatch(/^20/);
  });

  it('fails for a machine whose cases cannot be walked, reports the others, and stores no such run', async () => {
    const endless = foundMachine({ ...kettleCases, bound: 2 });
    const { code, out, said: lines } = await coverage('--format json', [endless]);
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^kettle is not walked: kettle: more than 2 situations/);
    expect((JSON.parse(out) as CoverageAnswer).remarks).toEqual([lines.at(-1)]);
    expect((await runCoverage()).comparedWith).toBeNull();
  });

  it('counts a machine without cases, or one that other code creates, as far as possible', async () => {
    const maker: FoundMachine = { ...kettleFound, id: 'maker', machine: null, cases: null };
    const { code, out } = await coverage('--format json', [maker, { ...kettleFound, cases: null }]);
    expect(code).toBe(0);
    const report = JSON.parse(out) as CoverageAnswer;
    expect(report.machines[0]).toMatchObject({ id: 'maker', states: { covered: 0, total: 0 } });
    expect(report.machines[1]).toMatchObject({ id: 'kettle', transitions: { total: 11 } });
    expect(report.remarks.join('\n')).toContain('maker is not walked');
    expect(report.remarks.join('\n')).toContain('kettle has no cases');
  });

  it('writes to the requested file, and overwrites a file only with --force', async () => {
    put('report.html', 'an older one');
    await expect(coverage('--format html --output report.html')).rejects.toThrow(
      'is there already; --force overwrites it',
    );
    expect(readFileSync(join(clone.path, 'report.html'), 'utf8')).toBe('an older one');
    const { out, said: lines } = await coverage('--format html --output report.html --force');
    expect(out).toBe('');
    expect(lines).toContain(`Written to ${join(clone.path, 'report.html')}`);
    expect(readFileSync(join(clone.path, 'report.html'), 'utf8')).toMatch(/^<!doctype html>.*<\/html>\n$/s);
  });

  it.each([
    ['--format xml', '--format with --coverage is one of table, json, html, not "xml". Did you mean html?'],
    ['--source chart,viev', 'not "viev". Did you mean view?'],
    ['--formt json', "Unknown option '--formt'; --coverage goes with --format, --source, --output and --force"],
    ['--output', '--coverage goes with --format, --source, --output and --force'],
    ['search', '--coverage is of all machines, and takes no word of its own; "search" is too much'],
  ])('refuses %s, and lists the valid values', async (words, reason) => {
    await expect(coverage(words)).rejects.toThrow(UsageError);
    await expect(coverage(words)).rejects.toThrow(reason);
  });
});
