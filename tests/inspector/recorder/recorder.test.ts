import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, setup, SimulatedClock } from 'xstate';
import * as z from 'zod/mini';
import { readRecording } from '#inspector/recorder/recording.ts';
import * as galleryEvents from '#machines/listing/galleryEvents.ts';
import { galleryMachine } from '#machines/listing/galleryMachine.ts';
import * as clockEvents from '#machines/ui/clockEvents.ts';
import { clockMachine } from '#machines/ui/clockMachine.ts';
import { secret } from '#machines/journal/secret.ts';
import { opening, recordDocument } from './recorderDriver.ts';

beforeEach(() => sessionStorage.clear());

const doorEvents = {
  doorEvents: z.discriminatedUnion('type', [
    z.object({ type: z.literal('door.opened') }),
    z.object({ type: z.literal('door.closed'), by: z.optional(z.string()) }),
    z.object({ type: z.literal('door.kicked') }),
  ]),
};

const door = setup({
  delays: { draught: 40 },
  actors: { ringing: fromPromise<string>(async () => 'the secret of the bell') },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.opened': 'open' } },
    open: {
      on: {
        'door.closed': 'shut',
      },
      invoke: { src: 'ringing', id: 'ringing', onDone: { target: 'open.noticed' } },
      after: { draught: 'shut' },
      initial: 'unnoticed',
      states: { unnoticed: {}, noticed: {} },
    },
  },
});

describe('a recording of a flow', () => {
  it('contains its events in their order, their times, and the state after each', () => {
    const document = recordDocument(galleryEvents);
    const gallery = document.flow(galleryMachine, { count: 3 }).start();
    document.pass(400);
    gallery.send({ type: 'picture.chosen', index: 1 });
    document.pass(1600);
    gallery.send({ type: 'picture.sought', to: 'last' });
    const { actors, ...whole } = document.recorder.recording();
    expect(whole).toEqual({
      format: 'allmend.recording',
      version: 1,
      address: '/de/li',
      brand: 'allmend',
      language: 'de',
      width: 390,
      recorded: opening.recorded,
      leftOut: {},
    });
    const { value } = gallery.getSnapshot();
    expect(actors).toEqual([
      {
        machine: 'gallery',
        session: 'x:0',
        address: '/de/li',
        input: { count: 3 },
        began: 0,
        events: [
          { at: 400, event: { type: 'picture.chosen', index: 1 }, state: value },
          { at: 2000, event: { type: 'picture.sought', to: 'last' }, state: value },
        ],
      },
    ]);
    expect(readRecording(JSON.stringify(document.recorder.recording()))).toEqual(document.recorder.recording());
  });

  it('names elapsed delays, and answers without their data', async () => {
    const document = recordDocument(doorEvents);
    const clock = new SimulatedClock();
    const flow = createActor(door, { inspect: document.recorder.inspect, clock }).start();
    flow.send({ type: 'door.opened' });
    await expect.poll(() => flow.getSnapshot().matches({ open: 'noticed' })).toBe(true);
    clock.increment(40);
    expect(document.seen('door')).toEqual([
      [{ type: 'door.opened' }, 'open.unnoticed'],
      [{ type: 'xstate.done.actor.ringing' }, 'open.noticed'],
      [{ type: 'xstate.after.draught.door.open' }, 'shut'],
    ]);
    expect(JSON.stringify(document.recorder.recording())).not.toContain('bell');
  });

  it('contains neither its beginning and end as events, nor its child actors', async () => {
    const document = recordDocument(doorEvents);
    const house = setup({ actors: { door } }).createMachine({ id: 'house', invoke: { src: 'door', id: 'front' } });
    const flow = document.flow(house).start();
    flow.getSnapshot().children['front'].send({ type: 'door.opened' });
    flow.stop();
    expect(document.recorder.recording().actors).toMatchObject([{ machine: 'house', events: [] }]);
  });

  it('begins with the start of the actor, however often React creates it, and continues when React restarts it', () => {
    const document = recordDocument(doorEvents);
    document.flow(door);
    const flow = document.flow(door);
    flow.start().send({ type: 'door.opened' });
    // Restarts the flow as React's `useActorRef` does when an effect is torn down and set up again.
    const snapshot = flow.getSnapshot();
    flow.stop();
    Object.assign(flow, { _processingStatus: 0, _snapshot: snapshot });
    flow.start().send({ type: 'door.closed' });
    expect(document.seen('door')).toEqual([
      [{ type: 'door.opened' }, 'open.unnoticed'],
      [{ type: 'door.closed' }, 'shut'],
    ]);
  });

  it('ends with the event at which it failed', async () => {
    const document = recordDocument(doorEvents);
    const hinge = setup({}).createMachine({
      id: 'hinge',
      initial: 'whole',
      states: { whole: {} },
      on: {
        'door.kicked': {
          actions: () => {
            throw new Error('The hinge broke');
          },
        },
      },
    });
    const flow = document.flow(hinge);
    const broken = vi.fn<(error: unknown) => void>();
    flow.subscribe({ error: broken });
    flow.start().send({ type: 'door.opened' });
    flow.send({ type: 'door.kicked' });
    await Promise.resolve();
    expect(broken).toHaveBeenCalledWith(expect.objectContaining({ message: 'The hinge broke' }));
    expect(document.seen('hinge')).toEqual([
      [{ type: 'door.opened' }, 'whole'],
      [{ type: 'door.kicked' }, 'whole'],
    ]);
  });

  it('omits undeclared data, and counts it', () => {
    const document = recordDocument(doorEvents);
    const flow = document.flow(door).start();
    flow.send({ type: 'door.painted', colour: 'red' });
    flow.send({ type: 'door.painted', colour: 'blue' });
    flow.send({ type: 'door.closed', by: 7 });
    flow.send({ type: 'door.closed', by: 'Anna', with: 'a key' });
    expect(document.seen('door')).toEqual([[{ type: 'door.closed', by: 'Anna' }, 'shut']]);
    expect(document.recorder.recording().leftOut).toEqual({ 'door.painted': 2, 'door.closed': 1 });
    expect(document.recorder.counts).toEqual({ events: 1, leftOut: 3 });
  });
});

describe('a recording of a single flow', () => {
  const house = setup({}).createMachine({ id: 'house', on: { 'door.kicked': {} } });

  it('has the events of its machine, whichever is chosen at the end, and their missing parts', () => {
    const document = recordDocument(doorEvents);
    const [front, home] = [document.flow(door).start(), document.flow(house).start()];
    front.send({ type: 'door.opened' });
    front.send({ type: 'door.painted' });
    home.send({ type: 'door.kicked' });
    home.send({ type: 'door.oiled' });
    expect(document.recorder.recording('house')).toMatchObject({
      flow: 'house',
      actors: [{ machine: 'house', events: [{ event: { type: 'door.kicked' } }] }],
      leftOut: { 'door.oiled': 1 },
    });
    expect(document.recorder.recording('house').actors).toHaveLength(1);
    expect(document.recorder.recording().actors).toHaveLength(2);
    expect(document.recorder.recording()).not.toHaveProperty('flow');
    expect([...document.recorder.events]).toEqual([
      ['door', 1],
      ['house', 1],
    ]);
  });

  it('ignores other flows when the market records a single one', () => {
    const document = recordDocument(doorEvents, { only: 'house' });
    document.flow(door).start().send({ type: 'door.opened' });
    document.flow(house).start().send({ type: 'door.kicked' });
    expect(document.recorder.counts).toEqual({ events: 1, leftOut: 0 });
    const recording = document.recorder.recording();
    expect(recording).toMatchObject({ flow: 'house', actors: [{ machine: 'house' }] });
    expect(recording.actors).toHaveLength(1);
    expect(readRecording(JSON.stringify(recording))).toEqual(recording);
  });
});

describe('the missing parts of a recording', () => {
  it('are marked at the event with a missing part, and at those that follow it', () => {
    const secretive = {
      doorEvents: z.discriminatedUnion('type', [
        z.object({ type: z.literal('door.opened'), code: z.optional(secret(z.string())) }),
        z.object({ type: z.literal('door.closed') }),
      ]),
    };
    const document = recordDocument(secretive);
    const flow = document.flow(door).start();
    flow.send({ type: 'door.opened', code: '1234' });
    flow.send({ type: 'door.closed' });
    flow.send({ type: 'door.painted' });
    flow.send({ type: 'door.opened' });
    const { actors } = document.recorder.recording();
    expect(actors[0]!.events.map(({ partial }) => partial ?? false)).toEqual([true, false, true]);
    expect(actors[0]).not.toHaveProperty('partial');
  });

  it('are marked at a flow whose input has a missing part', () => {
    const document = recordDocument(doorEvents);
    const shed = setup({}).createMachine({ id: 'shed' });
    document.flow(shed, { size: 3, colour: undefined }).start();
    document.flow(shed, { size: 3, key: () => 'hunter2' }).start();
    expect(document.recorder.recording().actors.map(({ partial }) => partial ?? false)).toEqual([false, true]);
  });

  it('include no width that is still the initial one', () => {
    const document = recordDocument(doorEvents);
    document.flow(door).start();
    document.resize(820);
    document.flow(door).start();
    expect(document.recorder.recording().actors.map(({ width }) => width)).toEqual([undefined, 820]);
  });
});

describe('a frequently repeated event', () => {
  const start = () => {
    const document = recordDocument(clockEvents);
    const flow = document.flow(clockMachine.provide({ actors: { ticking: fromCallback(() => undefined) } })).start();
    flow.send({ type: 'page.opened' });
    return { document, flow, times: () => document.recorder.recording().actors[0]!.events.map(({ at }) => at) };
  };

  it('is recorded as often as needed for the same walk: the first, the last, some between', () => {
    const { document, flow, times } = start();
    for (let at = 0; at < 1000; at += 20) {
      document.pass(20);
      flow.send({ type: 'visitor.acted' });
    }
    expect(times()).toEqual([0, 20, 260, 500, 740, 980, 1000]);
  });

  it('is recorded completely when people cause it, or other events are between', () => {
    const { document, flow, times } = start();
    document.pass(20);
    flow.send({ type: 'visitor.acted' });
    document.pass(300);
    flow.send({ type: 'visitor.acted' });
    document.pass(20);
    flow.send({ type: 'minute.passed', elapsed: 0 });
    document.pass(20);
    flow.send({ type: 'visitor.acted' });
    expect(times()).toEqual([0, 20, 320, 340, 360]);
  });

  it('is recorded completely when it changes the context', () => {
    const document = recordDocument(doorEvents);
    const counter = setup({ types: { context: {} as { readonly kicks: number } } }).createMachine({
      id: 'counter',
      context: { kicks: 0 },
      on: { 'door.kicked': { actions: assign({ kicks: ({ context }) => context.kicks + 1 }) } },
    });
    const flow = document.flow(counter).start();
    for (let kicks = 0; kicks < 5; kicks += 1) flow.send({ type: 'door.kicked' });
    expect(document.seen('counter')).toHaveLength(5);
  });

  it('is recorded completely when a delay may have elapsed between', () => {
    const document = recordDocument(doorEvents);
    const hall = setup({ delays: { light: 30 } }).createMachine({
      id: 'hall',
      initial: 'lit',
      states: {
        lit: { after: { light: 'dark' }, on: { 'door.opened': { target: 'lit', reenter: true } } },
        dark: {},
      },
    });
    const flow = document.flow(hall).start();
    for (const pause of [0, 20, 20, 20]) {
      document.pass(pause);
      flow.send({ type: 'door.opened' });
    }
    flow.stop();
    expect(document.recorder.recording().actors[0]!.events.map(({ at }) => at)).toEqual([0, 20, 40, 60]);
  });
});

describe('a recorder', () => {
  it('continues in the next document of its tab', () => {
    const first = recordDocument(doorEvents);
    first.flow(door).start().send({ type: 'door.opened' });
    first.recorder.settle();
    const second = recordDocument(doorEvents, { address: '/de/vi/1' });
    second.flow(door).start().send({ type: 'door.closed' });
    expect(second.recorder.counts.events).toBe(2);
    expect(second.recorder.recording().actors).toMatchObject([
      { session: 'x:0', address: '/de/li', events: [{ event: { type: 'door.opened' } }] },
      { session: 'x:1', address: '/de/vi/1', events: [{ event: { type: 'door.closed' } }] },
    ]);
  });

  it('discards everything when it starts over, including flows that have already begun', () => {
    const document = recordDocument(doorEvents);
    const old = document.flow(door).start();
    old.send({ type: 'door.opened' });
    document.recorder.startOver({ ...opening, address: '/fr/li' });
    old.send({ type: 'door.closed' });
    expect(document.recorder.recording()).toMatchObject({ address: '/fr/li', actors: [], leftOut: {} });
    document.flow(door).start().send({ type: 'door.closed' });
    expect(document.seen('door')).toEqual([[{ type: 'door.closed' }, 'shut']]);
    expect(recordDocument(doorEvents).recorder.counts).toEqual({ events: 1, leftOut: 0 });
  });

  it('ignores flows whose events would have a gap after a pause', () => {
    const document = recordDocument(doorEvents);
    const [moved, still] = [document.flow(door).start(), document.flow(door).start()];
    document.recorder.pause();
    moved.send({ type: 'door.opened' });
    const born = document.flow(door).start();
    document.recorder.goOn();
    for (const flow of [moved, still, born]) flow.send({ type: 'door.closed' });
    expect(document.recorder.recording()).toMatchObject({
      actors: [
        { session: 'x:0', events: [] },
        { session: 'x:1', events: [{ event: { type: 'door.closed' } }] },
      ],
      leftOut: { 'door.opened': 1, 'door.closed': 2 },
    });
  });

  it('begins paused after a pause in the previous document', () => {
    const document = recordDocument(doorEvents, { paused: true });
    document.flow(door).start().send({ type: 'door.opened' });
    expect(document.recorder.recording().actors).toEqual([]);
    expect(document.recorder.rest).toBe('paused');
  });

  it('ends with a notice when the storage is full, and keeps everything before', () => {
    const document = recordDocument(doorEvents, { most: 1000 });
    const flow = document.flow(door).start();
    const reported = vi.fn<() => void>();
    document.recorder.onChange(reported);
    for (let times = 0; times < 50; times += 1) {
      document.pass(1000);
      flow.send({ type: times % 2 ? 'door.closed' : 'door.opened' });
    }
    expect(document.recorder.rest).toBe('full');
    expect(reported).toHaveBeenCalled();
    const recording = document.recorder.recording();
    const events = recording.actors[0]!.events.map(({ at }) => at);
    expect(events.length).toBeGreaterThan(2);
    expect(events).toEqual(events.map((_, index) => (index + 1) * 1000));
    expect(document.recorder.counts.events + document.recorder.counts.leftOut).toBe(50);
    expect(readRecording(JSON.stringify(recording))).toEqual(recording);
  });

  it('never breaks the flow that it inspects', () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const document = recordDocument(doorEvents);
    const gate = setup({}).createMachine({
      id: 'gate',
      initial: 'open',
      states: { open: { on: { 'door.closed': 'closed' } }, closed: {} },
    });
    const flow = document.flow(gate).start();
    flow.send({
      type: 'door.closed',
      get by() {
        throw new Error('Access is denied');
      },
    });
    expect(flow.getSnapshot().value).toBe('closed');
    expect(document.recorder.rest).toBe('failed');
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'Access is denied' }));
    vi.unstubAllGlobals();
  });
});
