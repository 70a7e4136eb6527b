import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { UsageError } from '#cli/command.ts';
import { notedPaths } from '#inspector/paths/formats/replayable.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/temporaryFolder.ts';
import { plainCases } from '#tests/inspector/paths/formats/walked.ts';
import { kettleCases } from '#tests/inspector/paths/kettle.ts';
import { door, doorFound } from './door.ts';
import { foundMachine, paths } from './terminal.ts';

let place: TemporaryFolder;
beforeAll(() => {
  place = temporaryFolder();
});
afterAll(() => place.remove());

const kettleFound = foundMachine(kettleCases);
const summary = /(\d+ paths?), (\d+ steps?), (\d+ situations?), in [\d.]+ m?s\. Covered: (.*)$/m;

describe('npm run paths', () => {
  it('lists all machines when nothing is said', async () => {
    const { code, out } = await paths([]);
    expect(code).toBe(0);
    expect(out).toMatch(/^machine +kind +states +transitions +cases +what it is\n/);
    expect(out).toMatch(/^modal +flow +5 +6 +yes +Whether something lies above the page/m);
    expect(out).toMatch(/^account +lifecycle +2 +2 +yes /m);
  });

  it('explains every word and option to somebody who sees it for the first time', async () => {
    const { code, out } = await paths(['--help'], { width: 100 });
    expect(code).toBe(0);
    for (const word of [
      'machine',
      'path',
      'case',
      'beginning',
      'situation',
      'key',
      'bound',
      'seed',
      'branch',
      'pair',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${word} {2,}\\S`, 'm'));
    }
    for (const option of [
      'cover',
      'how',
      'seed',
      'steps',
      'from',
      'to',
      'beginning',
      'bound',
      'format',
      'output',
      'force',
    ]) {
      expect(out).toMatch(new RegExp(`^  --${option}\\b`, 'm'));
    }
    for (const option of ['all', 'check', 'replay', 'coverage', 'help'])
      expect(out).toMatch(new RegExp(`^  --${option}\\b`, 'm'));
    expect(out).toMatch(/^Exit codes\n {2}0 .*\n {2}1 /m);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('prints the shortest paths for all transitions, and what they come to', async () => {
    const { code, out, said } = await paths(['modal']);
    expect({ code, said }).toEqual({ code: 0, said: '' });
    expect(out).toContain('path 2: begins in closed\nstep  event (case) ');
    expect(summary.exec(out)?.slice(1)).toEqual([
      ...['2 paths', '7 steps', '5 situations'],
      "5 of 5 states, 6 of 6 transitions, 2 of 2 guards' branches, 5 of 12 pairs of transitions",
    ]);
  });

  it.each([
    ['states', '5 of 5 states'],
    ['guards', "2 of 2 guards' branches"],
    ['pairs', '12 of 12 pairs of transitions'],
  ])('covers all %s', async (kind, told) => {
    const { code, out } = await paths(['modal', '--cover', kind]);
    expect(code).toBe(0);
    expect(summary.exec(out)?.[4]).toContain(told);
  });

  it('prints all simple paths, or those that add something', async () => {
    const all = await paths(['gallery', '--how', 'simple']);
    const adding = await paths(['gallery', '--how', 'simple', '--cover', 'transitions']);
    const count = ({ out }: typeof all) => Number.parseInt(summary.exec(out)![1]!, 10);
    expect(all.out).toContain('paths meeting no situation twice\n');
    expect(adding.out).toContain('paths meeting no situation twice, each adding to all transitions\n');
    expect(count(adding)).toBeLessThan(count(all));
    const taken = ({ out }: typeof all) => / (\d+) of 8 transitions/.exec(out)?.[1];
    expect(taken(adding)).toBe(taken(all));
  });

  it('prints all simple paths to a state, or those that lead through another first', async () => {
    const words = ['modal', '--how', 'simple', '--to', 'open.shown', '--format', 'json'];
    const statesOf = async (...more: string[]) =>
      notedPaths(JSON.parse((await paths([...words, ...more])).out)).map(({ steps }) =>
        steps.map(({ state }) => state),
      );
    const all = await statesOf();
    const through = await statesOf('--from', 'open.failed');
    expect(all.every((states) => states.at(-1) === 'open.shown')).toBe(true);
    expect(through).toEqual(all.filter((states) => states.slice(0, -1).includes('open.failed')));
    expect(through.length).toBeLessThan(all.length);
  });

  it('says that there are more simple paths than it prints', async () => {
    const { said, out } = await paths(['kettle', '--how', 'simple'], { machines: [kettleFound] });
    expect(said).toMatch(/^kettle has more simple paths; these are the \d+ shortest$/);
    expect(summary.exec(out)).not.toBeNull();
  });

  it('draws the same walk for the same seed, and tells the one that it drew', async () => {
    const words = ['modal', '--how', 'random', '--steps', '12'];
    const one = await paths([...words, '--seed', '7']);
    const two = await paths([...words, '--seed', '7']);
    const steps = (out: string) => out.slice(0, out.indexOf(', 12 steps'));
    expect(steps(one.out)).toBe(steps(two.out));
    expect(one.out).toContain('1 path drawn by seed 7\n');
    expect((await paths(words)).out).toMatch(/1 path drawn by seed \d+\n/);
  });

  it('draws until all is covered', async () => {
    const { out } = await paths(['modal', '--how', 'random', '--seed', '7', '--cover', 'transitions']);
    expect(out).toContain('drawn by seed 7, until it covers all transitions');
    expect(summary.exec(out)?.[4]).toContain('6 of 6 transitions');
    expect(Number.parseInt(summary.exec(out)![2]!, 10)).toBeLessThan(1_000);
  });

  it('goes from a state to a state, by names or ids', async () => {
    const { out, code } = await paths(['modal', '--from', 'open.failed', '--to', 'modal.closed']);
    expect(code).toBe(0);
    expect(out).toContain('1 path from open.failed to closed\n');
    expect(out).toMatch(
      /1 path, 3 steps, in .* 4 of 5 states, 3 of 6 transitions, 1 of 2 guards' branches, 2 pairs of transitions/,
    );
  });

  it('keeps to a beginning', async () => {
    const { out } = await paths(['home', '--beginning', 'from the server', '--cover', 'states']);
    expect(out).toContain('begins “from the server” in success');
    expect(out).not.toContain('by a link');
  });

  it.each([
    [
      ['modal', '--to', 'open.shwn'],
      /^--to: modal has no state "open.shwn"; it has closed, open, .*Did you mean open\.shown\?$/,
    ],
    [['modal', '--from', 'shut', '--to', 'closed'], /^--from: modal has no state "shut"/],
    [['home', '--beginning', 'by a lnk'], /^home has no beginning "by a lnk"; there is .*Did you mean by a link\?$/],
  ])('refuses a name that the machine does not know: %j', async (words, message) => {
    const { error } = await paths(words);
    expect(error).toBeInstanceOf(UsageError);
    expect(error?.message).toMatch(message);
  });

  it('fails where there is no way, or where the bound is reached', async () => {
    const noWay = await paths(['door', '--to', 'open'], { machines: [doorFound] });
    expect(noWay.error).not.toBeInstanceOf(UsageError);
    expect(noWay.error?.message).toBe('door: no way leads to "open"');
    const bound = await paths(['search', '--bound', '5']);
    expect(bound.error?.message).toMatch(/^search: more than 5 situations: its keys \(.*\) tell too many apart/);
  });
});

describe('what cannot be reached', () => {
  it('is an error that names the guard or event that blocks it, after the paths', async () => {
    const { code, out, said } = await paths(['door'], { machines: [doorFound] });
    expect(code).toBe(1);
    expect(summary.exec(out)?.[4]).toContain('1 of 2 states, 1 of 3 transitions');
    expect(said).toContain(
      'door: unreached state open: only one transition leads to it: shut: handle.pressed [hasKey] → open: its guard hasKey never held',
    );
    expect(said).toContain('door: unreached transition open: door.slammed → shut: open is never entered');
    expect(said).toContain('door: only one branch of shut: bell.rung [isShut] → shut: the guard isShut held whenever');
  });

  it('is no error of a guard whose branch alone is not reached', async () => {
    const gate = setup({ guards: { isOpen: () => true } }).createMachine({
      id: 'gate',
      initial: 'here',
      states: { here: { on: { 'gate.passed': { guard: 'isOpen', target: 'there' } } }, there: {} },
    });
    const machines = [foundMachine(plainCases(gate))];
    const { code, said } = await paths(['gate'], { machines });
    expect(code).toBe(0);
    expect(said).toContain(
      'gate: only one branch of here: gate.passed [isOpen] → there: the guard isOpen held whenever',
    );
    expect((await paths(['gate', '--check'], { machines })).code).toBe(0);
  });

  it('is checked of all machines, each in its line', async () => {
    const { code, out, said } = await paths(['--check'], { machines: [doorFound, kettleFound] });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^✗ door: 1 of 2 states, 1 of 3 transitions, 2 of 4 guards' branches, by 1 path, in 1 situation, /,
    );
    expect(out).toMatch(
      /\n {2}unreached transition shut: handle\.pressed \[hasKey\] → open: its guard hasKey never held\n/,
    );
    expect(out).toMatch(/\n✓ kettle: 11 states, 11 transitions, 6 guards' branches, by /);
    expect(said).toMatch(/^2 machines, 1 of them not whole, in /);
    expect((await paths(['kettle', '--check'], { machines: [kettleFound] })).code).toBe(0);
  });
});

describe('a machine without cases', () => {
  const bare = foundMachine(plainCases(door), { cases: null, casesName: null });

  it('is walked by defaults, which is said', async () => {
    const { said, out } = await paths(['door'], { machines: [bare] });
    expect(said).toContain(
      'door has no cases (machines/tests/doorCases.ts), so it is walked by defaults. handle.pressed, bell.rung, door.slammed: sent without data.',
    );
    expect(summary.exec(out)).not.toBeNull();
    const kettle = await paths(['kettle'], { machines: [{ ...kettleFound, cases: null }] });
    expect(kettle.said).toContain('heating: resolves with nothing, rejects with an error.');
  });

  it('says so when the defaults do not do', async () => {
    const machine = createMachine({
      id: 'counter',
      context: ({ input }) => ({ count: (input as { start: { at: number } }).start.at }),
      initial: 'still',
      states: { still: {} },
    });
    const { error } = await paths(['counter'], {
      machines: [foundMachine(plainCases(machine), { cases: null, casesName: null })],
    });
    expect(error?.message).toMatch(
      /^counter cannot be walked by defaults \(.*\); declare cases in machines\/tests\/counterCases\.ts$/,
    );
  });

  it('cannot be a test, and a file that only makes machines cannot be walked', async () => {
    const { error } = await paths(['door', '--format', 'vitest'], { machines: [bare] });
    expect(error).toBeInstanceOf(UsageError);
    expect(error?.message).toBe(
      'door has no cases, and a test holds the machine to them: declare them in machines/tests/doorCases.ts',
    );
    const maker = await paths(['door'], { machines: [{ ...bare, machine: null }] });
    expect(maker.error?.message).toBe(
      'machines/tests/doorMachine.ts exports no machine, only what makes one; declare one with its cases in machines/tests/doorCases.ts',
    );
  });
});

describe('a random walk that breaks an invariant', () => {
  it('is told as the shortest that does, and can be walked again', async () => {
    const counter = createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'counting',
      states: {
        counting: { on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) }, wait: {} } },
      },
    });
    const cases = plainCases(counter, {
      keys: { count: ({ context }: { context: { count: number } }) => Math.min(context.count, 5) },
      invariants: { 'it never counts to three': ({ context }: { context: { count: number } }) => context.count !== 3 },
    } as never);
    const machines = [foundMachine(cases)];
    const { error } = await paths(['counter', '--how', 'random', '--seed', '1', '--steps', '40'], { machines });
    expect(error?.message).toContain('it should hold and does not: it never counts to three');
    expect(error?.message).toContain('the shortest way that fails has 3');
    const [, json] = /--replay '(.*)'$/.exec(error!.message)!;
    const again = await paths(['--replay', json!], { machines });
    expect(again.code).toBe(1);
    expect(again.out).toContain('DIFFERS: after step 3, up it should hold and does not: it never counts to three');
  });
});

describe('the formats', () => {
  it.each([
    ['json', '{\n  "format": "allmend.paths"'],
    ['mermaid', '---\ntitle: "modal"\n---\nstateDiagram-v2\n'],
    ['gherkin', '# Paths covering all transitions.\nFeature: The modal\n'],
    ['vitest', '// Paths of modal covering all transitions. Generated;'],
  ])('%s has the standard output for itself', async (format, beginning) => {
    const { code, out, said } = await paths(['modal', '--format', format]);
    expect(code).toBe(0);
    expect(out.startsWith(beginning)).toBe(true);
    expect(out).not.toMatch(summary);
    expect(said).toMatch(summary);
  });

  it('go to a file, never over another unless told so', async () => {
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

  it('are made of all machines, a file each or one text', async () => {
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

  it('for a browser needs a driver', async () => {
    const { error } = await paths(['kettle', '--format', 'playwright'], { machines: [kettleFound] });
    expect(error).toBeInstanceOf(UsageError);
    expect(error?.message).toContain('kettle cannot be walked in a browser: tests/drivers/kettleDriver.ts would say');
  });
});
