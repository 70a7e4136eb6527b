import { describe, expect, it } from 'vitest';
import { coverageOf, onlyFrom, share, shareOfAll } from '#inspector/paths/coverage/coverage.ts';
import {
  changeSince,
  InvalidLastRun,
  type LastRun,
  lastRunText,
  readLastRun,
} from '#inspector/paths/coverage/lastRun.ts';
import { back, brokenOff, pushedIn, swingMachine, there } from './examples.ts';

const factory = {
  id: 'maker',
  kind: 'flow',
  file: 'machines/play/makerMachine.ts',
  chart: null,
  pairs: new Set<string>(),
} as const;

describe('a coverage', () => {
  const coverage = coverageOf(
    [swingMachine, factory],
    [pushedIn('chart', [true, true]), pushedIn('view', [true, false], [true]), pushedIn('server')],
  );
  const [{ parts }] = coverage.machines as [(typeof coverage.machines)[number]];
  const countsOf = (key: string) =>
    Object.fromEntries(
      Object.values(parts)
        .flat()
        .find((part) => part.key === key)?.counts ?? [],
    );

  it('has an entry for every machine, with the number of its parts and the number covered', () => {
    expect(coverage.machines.map(({ id }) => id)).toEqual(['swing', 'maker']);
    expect(share(parts.states)).toEqual({ covered: 2, total: 3 });
    expect(share(parts.transitions)).toEqual({ covered: 2, total: 3 });
    expect(share(parts.guards)).toEqual({ covered: 2, total: 2 });
    expect(share(parts.pairs)).toEqual({ covered: 1, total: 3 });
    expect(Object.values(coverage.machines[1]!.parts).map((none) => share(none))).toEqual(
      Array.from({ length: 4 }, () => ({ covered: 0, total: 0 })),
    );
  });

  it('counts how often each source met each part', () => {
    expect(countsOf(there)).toEqual({ chart: 1, view: 2 });
    expect(countsOf(back)).toEqual({ chart: 1 });
    expect(countsOf(`${back} | does not hold`)).toEqual({ view: 1 });
    expect(countsOf(`${there} > ${back}`)).toEqual({ chart: 1 });
    expect(countsOf(brokenOff)).toEqual({});
  });

  it('lists the parts that each source covers, and those that no other source covers', () => {
    expect(shareOfAll(coverage, 'transitions', ['view'])).toEqual({ covered: 1, total: 3 });
    // Only the chart covers three parts: the transition back, the branch in which its guard holds, and the pair. Only
    // the view covers the branch in which it does not hold.
    expect(onlyFrom(coverage, 'chart')).toBe(3);
    expect(onlyFrom(coverage, 'view')).toBe(1);
    expect(onlyFrom(coverage, 'server')).toBe(0);
  });

  it('counts an observed pair of transitions as a possible one', () => {
    const known = { ...swingMachine, pairs: new Set<string>() };
    const { machines } = coverageOf([known], [pushedIn('journeys', [true, true, true])]);
    expect(share(machines[0]!.parts.pairs)).toEqual({ covered: 2, total: 2 });
  });

  it('names ids of unknown machines, and counts parts that no longer exist in known ones', () => {
    const source = pushedIn('view', [true]);
    const [trace] = source.traces;
    const strange = { ...trace!, machine: 'slide' };
    const outdated = {
      ...trace!,
      turns: trace!.turns.map((turn) => ({ ...turn, before: ['swing', 'swing.upsideDown'], count: 7 })),
    };
    const { sources, machines } = coverageOf([swingMachine], [{ ...source, traces: [strange, outdated] }]);
    expect(sources).toEqual([{ name: 'view', said: 'told by view', leftOut: 14, strangers: ['slide'] }]);
    expect(share(machines[0]!.parts.states).covered).toBe(0);
  });
});

describe('a previous run', () => {
  const then = coverageOf([swingMachine], [pushedIn('chart', [true]), pushedIn('view', [true, true])]);
  const last = readLastRun(lastRunText(then, Date.UTC(2026, 10, 22)));
  const now = coverageOf([swingMachine], [pushedIn('chart', [true, false]), pushedIn('view', [true])]);
  const swing = now.machines[0]!;

  it('is read back as it was written', () => {
    expect(last.written).toBe(Date.UTC(2026, 10, 22));
    expect(last.machines.get('swing')?.transitions).toEqual(
      new Map([
        [there, ['chart', 'view']],
        [back, ['view']],
      ]),
    );
  });

  it('is compared with the current run: the gained and the lost parts', () => {
    expect(changeSince(last, swing, 'transitions', ['chart', 'view'])).toEqual({ gained: 0, lost: 1, gone: 0 });
    expect(changeSince(last, swing, 'guards', ['chart', 'view'])).toEqual({ gained: 1, lost: 1, gone: 0 });
    // A comparison with the last run covers only the sources that are requested.
    expect(changeSince(last, swing, 'transitions', ['chart'])).toEqual({ gained: 0, lost: 0, gone: 0 });
  });

  it('distinguishes parts that were removed from the machine from those that are no longer covered', () => {
    const before: LastRun = {
      ...last,
      machines: new Map([
        ['swing', { ...last.machines.get('swing')!, transitions: new Map([['swing.left | kicked | 0', ['view']]]) }],
      ]),
    };
    expect(changeSince(before, swing, 'transitions', ['view'])).toEqual({ gained: 1, lost: 0, gone: 1 });
  });

  it('does not include a machine that was added later', () => {
    expect(changeSince({ ...last, machines: new Map() }, swing, 'states', ['chart'])).toBeNull();
  });

  it.each([
    ['no JSON', '{', 'the run: must be JSON'],
    ['nothing', '', 'the run: must be JSON'],
    ['another version', '{"format":"allmend.coverage","version":2}', 'version'],
    ['another format', '{"format":"allmend.trace","version":1}', 'format'],
    [
      'a source that there is not',
      lastRunText(then, 0).replace('["view"]', '["dream"]'),
      /^machines\.swing\.\w+\..*\.0: must/,
    ],
  ])('that is %s is refused, with field and rule', (_, text, reason) => {
    expect(() => readLastRun(text)).toThrow(InvalidLastRun);
    expect(() => readLastRun(text)).toThrow(reason);
  });
});
