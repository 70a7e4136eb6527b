import { describe, expect, it } from 'vitest';
import { UsageError } from '#cli/command.ts';
import { notedPaths } from '#inspector/paths/formats/replayable.ts';
import { kettleCases } from '#tests/inspector/paths/kettle.ts';
import { doorFound } from './door.ts';
import { foundMachine, paths, summary } from './terminal.ts';

const kettleFound = foundMachine(kettleCases);

describe('npm run paths', () => {
  it('lists all machines when called without arguments', async () => {
    const { code, out } = await paths([]);
    expect(code).toBe(0);
    expect(out).toMatch(/^machine +kind +states +transitions +cases +what it is\n/);
    expect(out).toMatch(/^modal +flow +5 +6 +yes +Whether the modal is open/m);
    expect(out).toMatch(/^account +lifecycle +13 +55 +yes /m);
  });

  it('explains every word and option to a first-time reader', async () => {
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

  it('prints the shortest paths for all transitions, and their totals', async () => {
    const { code, out, said } = await paths(['modal']);
    expect({ code, said }).toEqual({ code: 0, said: '' });
    expect(out).toContain('path 2: begins in closed\nstep  event (case) ');
    expect(summary.exec(out)?.slice(1)).toEqual([
      '2 paths',
      '7 steps',
      '5 situations',
      "5 of 5 states, 6 of 6 transitions, 2 of 2 guards' branches, 5 of 12 pairs of transitions",
    ]);
  });

  it.each([
    ['states', '5 of 5 states'],
    ['guards', "2 of 2 guards' branches"],
    ['pairs', '12 of 12 pairs of transitions'],
  ])('covers all %s', async (kind, count) => {
    const { code, out } = await paths(['modal', '--cover', kind]);
    expect(code).toBe(0);
    expect(summary.exec(out)?.[4]).toContain(count);
  });

  it('prints all simple paths, or only those that add coverage', async () => {
    const all = await paths(['gallery', '--how', 'simple']);
    const adding = await paths(['gallery', '--how', 'simple', '--cover', 'transitions']);
    const count = ({ out }: typeof all) => Number.parseInt(summary.exec(out)![1]!, 10);
    expect(all.out).toContain('paths meeting no situation twice\n');
    expect(adding.out).toContain('paths meeting no situation twice, each adding to all transitions\n');
    expect(count(adding)).toBeLessThan(count(all));
    const taken = ({ out }: typeof all) => / (\d+) of 8 transitions/.exec(out)?.[1];
    expect(taken(adding)).toBe(taken(all));
  });

  it('prints all simple paths to a state, or those that pass through another state first', async () => {
    const words = ['modal', '--how', 'simple', '--to', 'open', '--format', 'json'];
    const statesOf = async (...more: string[]) =>
      notedPaths(JSON.parse((await paths([...words, ...more])).out)).map(({ steps }) =>
        steps.map(({ state }) => state),
      );
    const loading = ['open.loading'];
    expect(await statesOf()).toEqual([loading, [...loading, 'open.shown'], [...loading, 'open.failed']]);
    expect(await statesOf('--from', 'open.loading')).toEqual([
      [...loading, 'open.shown'],
      [...loading, 'open.failed'],
    ]);
  });

  it('reports that there are more simple paths than it prints', async () => {
    const { said, out } = await paths(['kettle', '--how', 'simple'], { machines: [kettleFound] });
    expect(said).toMatch(/^kettle has more simple paths; these are the \d+ shortest$/);
    expect(summary.exec(out)).not.toBeNull();
  });

  it('fails when no simple path runs as requested', async () => {
    const { error, out } = await paths(['modal', '--how', 'simple', '--from', 'open.failed', '--to', 'open.shown']);
    expect(error?.message).toBe('modal: no way leads from "open.failed" to "open.shown" meeting no situation twice');
    expect(out).toBe('');
  });

  it('draws the same walk for the same seed, and prints the seed that it drew', async () => {
    const words = ['modal', '--how', 'random', '--steps', '12'];
    const one = await paths([...words, '--seed', '7']);
    const two = await paths([...words, '--seed', '7']);
    const steps = (out: string) => out.slice(0, out.indexOf(', 12 steps'));
    expect(steps(one.out)).toBe(steps(two.out));
    expect(one.out).toContain('1 path drawn by seed 7\n');
    expect((await paths(words)).out).toMatch(/1 path drawn by seed \d+\n/);
  });

  it('names in a generated test the seed of its walk', async () => {
    const { out } = await paths(['modal', '--how', 'random', '--steps', '12', '--format', 'vitest']);
    const [, seed] = /drawn by seed (\d+)/.exec(out)!;
    expect(out).toContain(`npm run -s paths -- modal --how random --seed ${seed} --steps 12 --format vitest`);
  });

  it('draws until all is covered', async () => {
    const { out } = await paths(['modal', '--how', 'random', '--seed', '7', '--cover', 'transitions']);
    expect(out).toContain('drawn by seed 7, until it covers all transitions');
    expect(summary.exec(out)?.[4]).toContain('6 of 6 transitions');
    expect(Number.parseInt(summary.exec(out)![2]!, 10)).toBeLessThan(1_000);
  });

  it('walks from a state to a state, by names or ids', async () => {
    const { out, code } = await paths(['modal', '--from', 'open.failed', '--to', 'modal.closed']);
    expect(code).toBe(0);
    expect(out).toContain('1 path from open.failed to closed\n');
    expect(out).toMatch(
      /1 path, 3 steps, in .* 4 of 5 states, 3 of 6 transitions, 1 of 2 guards' branches, 2 pairs of transitions/,
    );
  });

  it('restricts itself to a beginning', async () => {
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

  it('fails when there is no path, or when the bound is reached', async () => {
    const noWay = await paths(['door', '--to', 'open'], { machines: [doorFound] });
    expect(noWay.error).not.toBeInstanceOf(UsageError);
    expect(noWay.error?.message).toBe('door: no way leads to "open"');
    const bound = await paths(['search', '--bound', '5']);
    expect(bound.error?.message).toMatch(/^search: more than 5 situations: its keys \(.*\) distinguish too many/);
  });
});
