import * as fc from 'fast-check';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { filteredSteps, filterOf, type LogFilter } from '#inspector/log/filter.ts';
import { createHiddenData } from '#inspector/log/hiddenData.ts';
import { highlightAt } from '#inspector/log/highlightAt.ts';
import { compressedTime } from '#inspector/log/idle.ts';
import { indexOf } from '#inspector/log/logIndex.ts';
import { neighboursOf, neighboursOfMachine } from '#inspector/log/neighbours.ts';
import { nextEvents } from '#inspector/log/nextEvents.ts';
import { createPageLog } from '#inspector/log/pageLog.ts';
import { sequenceOf } from '#inspector/log/sequence.ts';
import { runningTimers } from '#inspector/log/timers.ts';
import { kettleEvents, kettleMachine } from '#tests/inspector/paths/kettle.ts';
import { mazeMachine } from './maze.ts';

/** A page with a kettle and a maze, 100 ms apart. */
function page(capacity = 1_000) {
  let elapsed = 0;
  const { log, inspect } = createPageLog({ now: () => elapsed, capacity });
  const clock = new SimulatedClock();
  const heating = fromPromise<number>(() => new Promise(() => {}));
  const kettle = createActor(kettleMachine.provide({ actors: { heating } }), { inspect, clock }).start();
  const maze = createActor(mazeMachine, { inspect, clock }).start();
  const pass = (ms: number) => {
    elapsed += ms;
    clock.increment(ms);
  };
  const sessions = { kettle: kettle.sessionId, maze: maze.sessionId };
  return { log, kettle, maze, sessions, pass, hidden: createHiddenData([{ kettleEvents }], log) };
}

const everyNumber = ({ dropped, length }: { dropped: number; length: number }) =>
  Array.from({ length }, (_, index) => dropped + 1 + index);

describe('the filter of a log', () => {
  it('selects by actor, by patterns of types and by text of the payload', () => {
    const { log, kettle, maze, hidden, sessions } = page();
    kettle.send({ type: 'lid.opened' });
    kettle.send({ type: 'water.poured', litres: 1.25 });
    maze.send({ type: 'a' });
    const numbers = (filter: Partial<LogFilter>) =>
      filteredSteps(log, filterOf({ sessions: null, types: '', text: '', ...filter }, hidden)).numbers();
    expect(numbers({})).toEqual([1, 2, 3, 4, 5]);
    expect(numbers({ sessions: new Set([sessions.maze]) })).toEqual([2, 5]);
    expect(numbers({ types: 'lid.* *poured' })).toEqual([3, 4]);
    expect(numbers({ types: 'xstate -xstate.init' })).toEqual([]);
    expect(numbers({ types: '-init' })).toEqual([3, 4, 5]);
    expect(numbers({ text: '1.25' })).toEqual([4]);
  });

  it('follows a growing and a full log, and tests each step once', () => {
    const { log, maze } = page(6);
    let tests = 0;
    const filtered = filteredSteps(log, ({ event }) => {
      tests += 1;
      return event.type === 'f';
    });
    for (let round = 0; round < 10; round += 1) {
      maze.send({ type: 'f' });
      filtered.numbers();
    }
    expect(filtered.numbers()).toEqual([7, 8, 9, 10, 11, 12]);
    expect(filtered.numbers()).toBe(filtered.numbers());
    expect(tests).toBe(12);
  });
});

describe('compressed time', () => {
  it('keeps short pauses, and shortens long ones', () => {
    const { positionOf, idle } = compressedTime([0, 500, 1_000, 101_000, 101_500]);
    expect(idle).toMatchObject([{ from: 1_000, to: 101_000 }]);
    expect(positionOf(1_000)).toBeCloseTo(1_000 / 4_500);
    expect(positionOf(101_000)).toBeCloseTo(4_000 / 4_500);
  });

  it('has a position for each moment, and a moment for each position', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e7), { minLength: 2 }), fc.nat(1e7), (some, moment) => {
        const times = some.toSorted((one, other) => one - other);
        const { positionOf, at } = compressedTime(times);
        const inside = Math.min(Math.max(moment, times[0]!), times.at(-1)!);
        expect(Math.abs(at(positionOf(inside)) - inside)).toBeLessThan(1);
        expect(positionOf(moment)).toBeGreaterThanOrEqual(0);
        expect(positionOf(moment)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('an actor of a log', () => {
  it('has its previous and next event', () => {
    const { log, kettle, maze, sessions } = page();
    maze.send({ type: 'f' });
    kettle.send({ type: 'lid.opened' });
    const index = indexOf(log);
    const around = neighboursOf(index, sessions.kettle, 3);
    expect([around.previous?.number, around.next?.number]).toEqual([1, 4]);
    expect(neighboursOf(index, sessions.maze, 3).next).toBeUndefined();
    expect(neighboursOfMachine(index, 'maze', 3).previous?.number).toBe(2);
  });

  it('is highlighted as it was at a moment', () => {
    const { log, maze, sessions } = page();
    maze.send({ type: 'a' });
    maze.send({ type: 'd' });
    const index = indexOf(log);
    const { active, visited, taken, guards, next } = highlightAt(index, sessions.maze, 3);
    expect(active).toContain('maze.tower.left.low');
    expect(visited).toEqual(
      new Set([
        'maze',
        'maze.hall',
        'maze.tower',
        'maze.tower.left',
        'maze.tower.left.low',
        'maze.tower.right',
        'maze.tower.right.one',
      ]),
    );
    expect(taken).toEqual(new Set(['maze.hall | a | 0']));
    expect(guards).toEqual(new Map());
    expect(next).toContain('maze.tower | d | 0');
    expect(highlightAt(index, sessions.maze, 4).guards).toEqual(new Map([['maze.tower | d | 0', true]]));
    expect(highlightAt(index, 'another', 4)).toEqual({});
  });

  it('names the events that it accepts now, and the guard that refuses', () => {
    const { kettle } = page();
    const accepted = () => nextEvents(kettle.getSnapshot()).map(({ type, isAccepted }) => [type, isAccepted]);
    expect(accepted()).toEqual([
      ['kettle.dropped', true],
      ['lid.opened', true],
      ['switch.pressed', false],
    ]);
    expect(nextEvents(kettle.getSnapshot())[2]!.transitions).toMatchObject([{ guard: 'hasWater', isOpen: false }]);
    kettle.send({ type: 'lid.opened' });
    // The guard reads the litres of the event.
    expect(accepted()).toContainEqual(['water.poured', null]);
  });

  it('has running delays with their start and end', () => {
    const { log, maze, sessions, pass } = page();
    pass(15);
    const index = indexOf(log);
    expect(runningTimers(index, sessions.maze)).toMatchObject([
      { name: '20 ms', of: 'maze.hall', started: 0, ends: 20 },
      { name: 'pause', started: 0, ends: 500 },
    ]);
    pass(10);
    expect(runningTimers(index, sessions.maze)).toMatchObject([{ name: 'pause', ends: 500 }]);
    maze.send({ type: 'a' });
    expect(runningTimers(index, sessions.maze)).toEqual([]);
    expect(runningTimers(index, sessions.maze, 2)).toHaveLength(2);
  });
});

describe('the sequence diagram', () => {
  it('has the messages of steps, and the actors between which they went', () => {
    const { log, kettle, sessions } = page();
    kettle.send({ type: 'lid.opened' });
    const { lifelines, messages } = sequenceOf(log, everyNumber(log));
    expect(lifelines.map(({ name }) => name)).toEqual(['kettle', 'maze']);
    expect(messages.map(({ name, kind, to }) => [name, kind, to])).toEqual([
      ['starts', 'start', sessions.kettle],
      ['starts', 'start', sessions.maze],
      ['lid.opened', 'event', sessions.kettle],
    ]);
  });
});
