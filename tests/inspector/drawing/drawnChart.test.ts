import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise, raise, setup } from 'xstate';
import { drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import { kettleMachine } from '../paths/kettle.ts';

const player = setup({
  actors: { loading: fromPromise(async () => {}) },
  delays: { pause: 1_500, untilNight: () => 5 },
  actions: { note: () => {}, show: (_, _params: { readonly what: string; readonly isLoud: boolean }) => {} },
  guards: { isLoaded: () => true, is: (_, _params: { readonly state: string }) => true },
}).createMachine({
  id: 'player',
  description: 'A player of music.',
  type: 'parallel',
  on: { 'power.cut': '#off' },
  states: {
    tape: {
      initial: 'stopped',
      tags: ['inside'],
      states: {
        stopped: {
          description: 'Nothing plays.',
          invoke: { id: 'load', src: 'loading', onDone: 'running', onError: { actions: 'note' } },
          on: {
            'play.pressed': [
              { guard: 'isLoaded', target: 'running.last', actions: ['note', raise({ type: 'tape.began' })] },
              { guard: { type: 'is', params: { state: 'EMPTY' } }, target: 'stopped', reenter: true },
              { target: 'stopped' },
            ],
            'tape.*': { actions: () => {} },
          },
          after: { pause: 'running', 200: { guard: 'isLoaded', target: 'running' }, untilNight: '#off' },
          always: { guard: 'isLoaded', target: '#off' },
        },
        running: {
          initial: 'slow',
          entry: { type: 'show', params: { what: 'the name of the song', isLoud: true } },
          exit: 'note',
          on: { 'stop.pressed': 'stopped', 'song.changed': { target: 'running' } },
          onDone: 'stopped',
          states: {
            slow: { on: { 'speed.pressed': 'fast' } },
            fast: {},
            over: { type: 'final' },
            last: { type: 'history', history: 'deep', target: 'fast' },
            usual: { type: 'history' },
          },
        },
      },
    },
    sound: { id: 'off', initial: 'loud', states: { loud: { on: { 'sound.pressed': 'muted' } }, muted: {} } },
  },
});

const chart = drawnChartOf(player);
const state = (id: string) => chart.states.find((each) => each.id === id)!;
const event = (name: string) => chart.events.find((each) => each.name === name)!;

describe('a drawn chart', () => {
  it('has every state in the order of the source, with its place and kind', () => {
    expect(chart.states.map(({ name, type, parent }) => [name, type, parent])).toEqual([
      ['player', 'parallel', null],
      ['tape', 'compound', 'player'],
      ['stopped', 'atomic', 'player.tape'],
      ['running', 'compound', 'player.tape'],
      ['slow', 'atomic', 'player.tape.running'],
      ['fast', 'atomic', 'player.tape.running'],
      ['over', 'final', 'player.tape.running'],
      ['last', 'history', 'player.tape.running'],
      ['usual', 'history', 'player.tape.running'],
      ['sound', 'compound', 'player'],
      ['loud', 'atomic', 'off'],
      ['muted', 'atomic', 'off'],
    ]);
    expect(state('player.tape.stopped').description).toBe('Nothing plays.');
    expect(state('player.tape').tags).toEqual(['inside']);
    expect(state('player.tape').initial).toEqual(['player.tape.stopped']);
    expect(state('player').initial).toEqual([]);
  });

  it('has histories with their kinds and defaults', () => {
    expect(state('player.tape.running.last').history).toEqual({ kind: 'deep', default: 'player.tape.running.fast' });
    expect(state('player.tape.running.usual').history).toEqual({
      kind: 'shallow',
      default: 'player.tape.running.slow',
    });
  });

  it('has actions on entering and leaving, with constant parameters, and none of those of delays', () => {
    expect(state('player.tape.running').entry).toEqual(['show(the name of the song, i…)']);
    expect(state('player.tape.running').exit).toEqual(['note']);
    expect(state('player.tape.stopped').entry).toEqual([]);
    expect(state('player.tape.stopped').exit).toEqual([]);
  });

  it('has invoked actors, and the events of their ends', () => {
    expect(state('player.tape.stopped').invokes).toEqual([{ id: 'load', actor: 'loading' }]);
    expect(event('load done')).toMatchObject({ kind: 'done', source: 'player.tape.stopped' });
    expect(event('load failed')).toMatchObject({ kind: 'error', candidates: [{ effect: 'stays', actions: ['note'] }] });
    expect(event('player.tape.running ended')).toMatchObject({ kind: 'done' });
  });

  it('has the transitions of an event in the order of their guards', () => {
    expect(
      event('play.pressed').candidates.map(({ guard, isElse, effect, targets, actions }) => [
        guard,
        isElse,
        effect,
        targets,
        actions,
      ]),
    ).toEqual([
      ['isLoaded', false, 'leads', ['player.tape.running.last'], ['note', 'raise tape.began']],
      ['is(EMPTY)', false, 'reenters', [], []],
      [null, true, 'stays', [], []],
    ]);
    expect(event('song.changed').candidates).toMatchObject([{ isElse: false, effect: 'restarts', targets: [] }]);
  });

  it('has delays with their names, and with their milliseconds if these are constant', () => {
    const delays = chart.events.filter(({ kind }) => kind === 'after');
    expect(delays.map(({ name, milliseconds }) => [name, milliseconds])).toEqual([
      ['after 200 ms', 200],
      ['after pause', 1_500],
      ['after untilNight', null],
    ]);
  });

  it('distinguishes wildcards and eventless transitions from events', () => {
    expect(event('tape.*')).toMatchObject({ kind: 'wildcard', candidates: [{ actions: ['an action'] }] });
    expect(event('always')).toMatchObject({ kind: 'always', candidates: [{ guard: 'isLoaded', targets: ['off'] }] });
    expect(event('power.cut')).toMatchObject({ kind: 'event', source: 'player' });
  });

  it('is plain data', () => {
    expect(structuredClone(chart)).toEqual(chart);
    expect(JSON.parse(JSON.stringify(drawnChartOf(kettleMachine)))).toEqual(
      JSON.parse(JSON.stringify(structuredClone(drawnChartOf(kettleMachine)))),
    );
  });
});

describe('a collapsed state', () => {
  const { states, events } = drawnChartOf(player, { collapsed: new Set(['player.tape.running']) });

  it('hides its content, and counts it', () => {
    expect(states.map(({ name }) => name)).toEqual(['player', 'tape', 'stopped', 'running', 'sound', 'loud', 'muted']);
    const running = states.find(({ name }) => name === 'running')!;
    expect(running.hidden).toEqual({ states: 5, events: 1 });
    expect(running.initial).toEqual([]);
    expect(states.filter(({ hidden }) => hidden)).toHaveLength(1);
  });

  it('is the end of the edges to its content', () => {
    expect(events.find(({ name }) => name === 'play.pressed')!.candidates[0]!.targets).toEqual(['player.tape.running']);
    expect(events.some(({ name }) => name === 'speed.pressed')).toBe(false);
  });

  it('is the beginning of the edges that leave its content', () => {
    const machine = createMachine({
      id: 'house',
      initial: 'inside',
      states: {
        inside: {
          initial: 'hall',
          states: {
            hall: { on: { 'door.opened': [{ guard: 'isDay', target: '#house.outside' }, { target: 'room' }] } },
            room: { initial: 'bed', states: { bed: { on: { 'window.opened': '#house.outside' } } } },
          },
        },
        outside: {},
      },
    });
    const drawn = drawnChartOf(machine, { collapsed: new Set(['house.inside', 'house.inside.room', 'house.outside']) });
    expect(drawn.states.map(({ id }) => id)).toEqual(['house', 'house.inside', 'house.outside']);
    expect(drawn.states[1]!.hidden).toEqual({ states: 3, events: 0 });
    expect(drawn.states[2]!.hidden).toBeNull();
    expect(
      drawn.events.map(({ name, source, candidates }) => [name, source, candidates.map(({ targets }) => targets)]),
    ).toEqual([
      ['door.opened', 'house.inside', [['house.outside']]],
      ['window.opened', 'house.inside', [['house.outside']]],
    ]);
  });
});
