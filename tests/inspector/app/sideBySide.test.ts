import { describe, expect, it } from 'vitest';
import { differingParts } from '#inspector/app/compare/differing.ts';
import { anchorOf, rightAt, rowAt } from '#inspector/app/compare/rowAt.ts';
import { chosenCounts, heatOf, takenBy } from '#inspector/app/stage/heatCounts.ts';
import { drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import { compareRuns } from '#inspector/log/compare.ts';
import { indexOf } from '#inspector/log/logIndex.ts';
import { simulate } from '#inspector/log/simulation.ts';
import { kettleCases, kettleMachine } from '#tests/inspector/paths/kettle.ts';

/** A run, and a fork of it after its second step that goes on otherwise. */
function forked() {
  const kettle = simulate({ machine: kettleMachine, cases: kettleCases });
  kettle.send({ type: 'lid.opened' });
  kettle.send({ type: 'water.poured', litres: 1 } as never);
  const index = indexOf(kettle.log);
  const fork = simulate({ from: { index, session: kettle.session, number: 2 }, cases: kettleCases });
  fork.send({ type: 'water.poured', litres: 2 } as never);
  const origin = { index, session: kettle.session };
  return { origin, fork: { index: indexOf(fork.log), session: fork.session, forkedFrom: fork.forkedFrom } };
}

describe('two runs side by side', () => {
  it('begin at the step from which one was forked', () => {
    const { origin, fork } = forked();
    const { rows, first } = compareRuns(fork, origin);
    expect(rows.map(({ left, right }) => [left?.number, right?.number])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(first).toBe(1);
    expect(compareRuns(origin, fork).first).toBe(1);
  });

  it('show the row of the visible step, or the chosen one of that step', () => {
    const { origin, fork } = forked();
    const [one, two] = compareRuns(fork, origin).rows;
    const rows = [one!, { left: null, right: two!.right }, { left: two!.left, right: null }];
    expect([rowAt(rows, 1, null), rowAt(rows, 1, 1), rowAt(rows, 2, 1), rowAt(rows, 2, null)]).toEqual([0, 1, 2, 2]);
    expect(anchorOf(rows, 1)).toBe(1);
    expect(rightAt(rows, 2)!.number).toBe(3);
  });

  it('mark states and events that only one version has', () => {
    const chart = drawnChartOf(kettleMachine);
    const less = { ...chart, states: chart.states.slice(0, -1), events: chart.events.slice(1) };
    const [state, event] = [chart.states.at(-1)!.id, chart.events[0]!.key];
    expect(differingParts({ chart, step: null }, { chart: less, step: null })).toEqual(new Set([state, event]));
    expect(differingParts({ chart: less, step: null }, { chart, step: null })).toEqual(new Set());
  });
});

describe('the sources of a heat map', () => {
  const counts = {
    sources: [
      { name: 'walks', states: { a: 2 }, transitions: { t: 3 } },
      { name: 'journals', states: { a: 40 }, transitions: { t: 50, u: 1 } },
    ],
    unreached: { b: 'no path' },
  };

  it('are summed, except for those that are left out', () => {
    expect(heatOf(counts).states.get('a')).toBe(42);
    const walks = chosenCounts(counts, ['journals']);
    expect([...heatOf(walks).transitions]).toEqual([['t', 3]]);
    expect(walks.unreached).toEqual(counts.unreached);
    expect(takenBy(counts.sources[1]!)).toBe(51);
  });
});
