import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, transitionKey } from '#inspector/paths/charts/chart.ts';
import { traceWalks } from '#inspector/paths/coverage/chartTrace.ts';
import { traceJournals } from '#inspector/paths/coverage/journalTrace.ts';
import { InvalidTrace, readTraceFile } from '#inspector/paths/coverage/readTraceFile.ts';
import { traceRecording } from '#inspector/paths/coverage/recordingTrace.ts';
import { tally } from '#inspector/paths/coverage/tally.ts';
import { traceFileText } from '#inspector/paths/coverage/traceFile.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { pathsCovering } from '#inspector/paths/cover.ts';
import { explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { kinds } from '#inspector/paths/charts/marks.ts';
import { stateName } from '#machines/journal/fold.ts';
import { kettleCases } from '../kettle.ts';
import { pushedIn } from './examples.ts';

const tracer = () => createTracer(transitionKey);

describe('the paths of a chart', () => {
  it('cover together every part of every kind that can be covered', () => {
    const exploration = explore(flowWalk(kettleCases));
    const into = tracer();
    const { paths } = traceWalks(exploration, into);
    const { counts } = tally(exploration.walkable.chart, into.take());
    for (const kind of kinds) expect(new Set(counts[kind].keys()), kind).toEqual(exploration.reached[kind]);
    // The paths of all kinds are merged: each begins once, and none is a prefix of another.
    expect(paths).toBeLessThan(kinds.flatMap((kind) => pathsCovering(exploration, kind)).length);
    const again = tracer();
    traceWalks(exploration, again);
    const beginnings = again.take()[0]!.turns.filter(({ before }) => before.length === 0);
    expect(beginnings.reduce((sum, { count }) => sum + count, 0)).toBe(paths);
  });
});

describe('folded journals', () => {
  const life = createMachine({
    id: 'life',
    initial: 'unborn',
    states: {
      unborn: { on: { 'life.began': 'alive' } },
      alive: { on: { 'life.changed': 'alive', 'life.ended': 'over' } },
      over: { type: 'final' },
    },
  });
  const journals = (...reported: readonly (readonly [stream: string, type: string])[]) => {
    const into = tracer();
    const folding = traceJournals(into);
    for (const [stream, type] of reported) folding.fact(stream, life, { type });
    return { folding, ...tally(chartOf(life), into.take()) };
  };

  it('are counted each by itself, from its beginning', () => {
    const { counts, folding } = journals(
      ['life-1', 'life.began'],
      ['life-1', 'life.changed'],
      ['life-2', 'life.began'],
      ['life-2', 'life.ended'],
    );
    expect(folding.journals).toBe(2);
    expect(folding.broken).toBe(0);
    expect(Object.fromEntries(counts.transitions)).toEqual({
      'life.unborn | life.began | 0': 2,
      'life.alive | life.changed | 0': 1,
      'life.alive | life.ended | 0': 1,
    });
    expect(counts.pairs.size).toBe(2);
  });

  it('are counted as far as the chart accepts them, and the incomplete ones are counted', () => {
    const { counts, folding } = journals(
      ['life-1', 'life.began'],
      ['life-1', 'life.unheardOf'],
      ['life-1', 'life.ended'],
      ['life-2', 'life.began'],
      ['life-2', 'life.ended'],
    );
    expect(folding.journals).toBe(2);
    expect(folding.broken).toBe(1);
    expect(counts.transitions.get('life.alive | life.ended | 0')).toBe(1);
  });
});

describe('replayed recordings', () => {
  const walkable = flowWalk(kettleCases);
  /** The recording of a flow, as the chart itself runs it. */
  const seen = (types: readonly string[]) => {
    let now = walkable.begin!(undefined);
    return types.map((type, at) => {
      now = walkable.send!(now, { type }, 1);
      return { at, event: { type }, state: stateName(now.snapshot) };
    });
  };

  it('are counted by the transitions of their flows', () => {
    const into = tracer();
    expect(traceRecording(walkable, { input: undefined, events: seen(['lid.opened', 'lid.closed']) }, into)).toBe(
      'as recorded',
    );
    const { counts } = tally(walkable.chart, into.take());
    expect([...counts.transitions.keys()]).toEqual([
      'kettle.whole.lid.closed | lid.opened | 0',
      'kettle.whole.lid.open | lid.closed | 0',
    ]);
  });

  it('are not counted when a flow differs from its recording', () => {
    const into = tracer();
    const events = [...seen(['lid.opened']), { at: 9, event: { type: 'lid.closed' }, state: 'broken' }];
    expect(traceRecording(walkable, { input: undefined, events }, into)).toBe('differs');
    expect(into.take()).toEqual([]);
  });
});

describe('the file of a trace', () => {
  const { traces } = pushedIn('view', [true, true, false]);
  const file = { test: 'tests/web/swing.test.tsx', written: Date.UTC(2026, 10, 22), trace: traces };

  it('is read back as it was written', () => {
    expect(readTraceFile(traceFileText(file))).toEqual(file);
  });

  it.each([
    ['no JSON', 'x', 'the trace: must be JSON'],
    ['of another version', traceFileText(file).replace('"version":1', '"version":2'), 'version'],
    [
      'one with a count that is none',
      traceFileText(file).replace('"count":1', '"count":-1'),
      /^machines\.0\.turns\.\d\.count/,
    ],
    [
      'one that names a turn that is not there',
      traceFileText({ ...file, trace: traces.map((trace) => ({ ...trace, follows: [[0, 99, 1] as const] })) }),
      'machines.follows: swing names a turn that is not there',
    ],
  ])('that is %s is refused', (_, text, reason) => {
    expect(() => readTraceFile(text)).toThrow(InvalidTrace);
    expect(() => readTraceFile(text)).toThrow(reason);
  });
});
