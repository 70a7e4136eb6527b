import { describe, expect, it } from 'vitest';
import { indexOf } from '#inspector/log/logIndex.ts';
import { CannotRecord, recordingOfLog } from '#inspector/log/files/recordingOfLog.ts';
import { recordingLog } from '#inspector/log/files/recordingLog.ts';
import { simulate, type Simulation } from '#inspector/log/simulation.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { randomWalk } from '#inspector/paths/random/randomWalk.ts';
import { replayOnChart } from '#inspector/paths/replay/replay.ts';
import { declaredEvents } from '#inspector/recorder/declaredEvents.ts';
import { readRecording, type Recording } from '#inspector/recorder/recording.ts';
import { stateName } from '#machines/journal/fold.ts';
import { kettleCases, kettleEvents, kettleMachine } from '#tests/inspector/paths/kettle.ts';
import { everyCases } from './steps.ts';

const flows = (await everyCases()).flatMap(([id, cases]) => (cases.kind === 'flow' ? [[id, cases] as const] : []));
const page = (schema: object) => ({
  address: '/de/li',
  brand: 'allmend',
  declared: declaredEvents([{ events: schema }]),
});

const recordingOf = ({ log, session, forkedFrom }: Simulation, schema: object): Recording => {
  const recording = recordingOfLog({ index: indexOf(log), session }, page(schema), forkedFrom);
  return readRecording(JSON.stringify(recording));
};

/** Water is poured and heated. */
function heated() {
  const kettle = simulate({ machine: kettleMachine, cases: kettleCases, started: Date.parse('2026-11-30T12:00:00Z') });
  kettle.send({ type: 'lid.opened' });
  kettle.advance(1_500);
  kettle.send({ type: 'water.poured', litres: 1 } as never);
  kettle.send({ type: 'switch.pressed' });
  return kettle;
}

describe('the recording of a session', () => {
  it('has its events with their times and states, which a replay reaches again', () => {
    const kettle = heated();
    kettle.answer('heating', { done: 100 });
    kettle.advanceToNext();
    const recording = recordingOf(kettle, kettleEvents);
    expect(recording).toMatchObject({ flow: 'kettle', recorded: '2026-11-30T12:00:00.000Z', leftOut: {} });
    expect(recording.actors[0]!.events.map(({ at, event: { type }, state }) => [at, type, state])).toEqual([
      [0, 'lid.opened', 'whole.lid.open+plate.off'],
      [1_500, 'water.poured', 'whole.lid.open+plate.off'],
      [1_500, 'switch.pressed', 'whole.lid.open+plate.heating'],
      [1_500, 'xstate.done.actor.heating', 'whole.lid.open+plate.hot.beeping'],
      [2_500, 'xstate.after.beep.kettle.whole.plate.hot.beeping', 'whole.lid.open+plate.hot.silent'],
    ]);
    expect(replayOnChart(flowWalk(kettleCases), recording.actors[0]!)).toHaveLength(5);
  });

  it('has the events before the fork of a simulation', () => {
    const kettle = heated();
    const index = indexOf(kettle.log);
    const fork = simulate({ from: { index, session: kettle.session, number: 3 }, cases: kettleCases });
    fork.send({ type: 'lid.closed' });
    const again = simulate({
      from: { index: indexOf(fork.log), session: fork.session, number: 2, origin: fork.forkedFrom },
      cases: kettleCases,
    });
    again.send({ type: 'switch.pressed' });
    const { events } = recordingOf(again, kettleEvents).actors[0]!;
    expect(events.map(({ event }) => event.type)).toEqual([
      'lid.opened',
      'water.poured',
      'lid.closed',
      'switch.pressed',
    ]);
    expect(replayOnChart(flowWalk(kettleCases), { events })).toHaveLength(4);
  });

  it('cannot be made if its beginning was dropped', () => {
    const kettle = simulate({ machine: kettleMachine, cases: kettleCases, capacity: 2 });
    kettle.send({ type: 'lid.opened' });
    kettle.send({ type: 'lid.closed' });
    expect(() => recordingOf(kettle, kettleEvents)).toThrow(CannotRecord);
  });

  it.each(flows)('of %s can be replayed, and shown again as a log', (id, cases) => {
    const { path } = randomWalk(flowWalk(cases), { seed: 11, steps: 12 });
    const simulation = simulate({ machine: cases.machine, cases, input: cases.inputs[path.beginning] });
    for (const { events, elapsed } of path.steps) simulation.repeat(events[0]!, elapsed);
    const recording = recordingOf(simulation, cases.schema);
    const { log, faults } = recordingLog(recording, (machine) => (machine === id ? cases : undefined), 'a recording');
    expect(faults).toEqual([]);
    expect(log.length).toBe(recording.actors[0]!.events.length + 1);
    for (let index = 1; index < log.length; index += 1) {
      expect(stateName(log.at(index)!.after)).toBe(recording.actors[0]!.events[index - 1]!.state);
    }
  });
});

describe('the log of a recording', () => {
  it('has the flows of a page by time, and a fault for what it cannot show', () => {
    const kettle = heated();
    const recording = recordingOf(kettle, kettleEvents);
    const [actor] = recording.actors;
    const wrong = actor!.events.map((event, index) => (index === 1 ? { ...event, state: 'elsewhere' } : event));
    const two = [
      actor!,
      { ...actor!, session: 'x:1', events: wrong },
      { ...actor!, session: 'x:2', machine: 'unknown', events: [] },
    ];
    const { log, faults } = recordingLog(
      { ...recording, actors: two },
      (id) => (id === 'kettle' ? kettleCases : undefined),
      'kettle.recording.json',
    );
    expect(faults.map(({ session }) => session)).toEqual(['x:1', 'x:2']);
    expect(faults[0]!.message).toContain('the recording was in elsewhere');
    const types = Array.from(
      { length: log.length },
      (_, index) => `${log.at(index)!.session} ${log.at(index)!.event.type}`,
    );
    expect(types).toEqual([
      'x:0 xstate.init',
      'x:0 lid.opened',
      'x:1 xstate.init',
      'x:1 lid.opened',
      'x:0 water.poured',
      'x:0 switch.pressed',
    ]);
  });
});
