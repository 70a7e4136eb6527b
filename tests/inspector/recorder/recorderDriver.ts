import { type Actor, type ActorLogic, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import { declaredEvents } from '#inspector/recorder/declaredEvents.ts';
import { journalIn, type Opening } from '#inspector/recorder/journal.ts';
import { createRecorder } from '#inspector/recorder/recorder.ts';

/** The time at which every recording in these tests starts, in epoch milliseconds. */
export const began = Date.parse('2026-07-31T12:00:00Z');

export const opening: Opening = {
  kind: 'opened',
  address: '/de/li',
  brand: 'allmend',
  language: 'de',
  width: 390,
  recorded: new Date(began).toISOString(),
};

/** Creates a recorder for a single document, as the recorder's script does; the tab’s storage outlives it. */
export function recordDocument(
  events: Readonly<Record<string, unknown>>,
  {
    storage = sessionStorage,
    address = '/de/li',
    most = undefined as number | undefined,
    paused = false,
    only = undefined as string | undefined,
  } = {},
) {
  let elapsed = 0;
  let width = 390;
  const journal = journalIn(storage, opening, most);
  const recorder = createRecorder({
    journal,
    declared: declaredEvents([events]),
    address: () => address,
    width: () => width,
    now: () => began + elapsed,
    paused,
    only,
  });
  return {
    recorder,
    /** Advances the clock by milliseconds. */
    pass(milliseconds: number) {
      elapsed += milliseconds;
    },
    /** Sets the width of the window in CSS pixels. */
    resize(to: number) {
      width = to;
    },
    /** Creates a flow that this document records. */
    flow<M extends AnyStateMachine>(machine: M, input?: InputFrom<M>): Actor<ActorLogic<any, any>> {
      const options = { inspect: recorder.inspect, ...(input !== undefined && { input }) };
      return createActor(machine as AnyStateMachine, options);
    },
    /** The recorded events of a machine’s only flow, and the states after them. */
    seen(machine: string) {
      const actors = recorder.recording().actors.filter((actor) => actor.machine === machine);
      if (actors.length !== 1) throw new Error(`${actors.length} flows of ${machine} were recorded`);
      return actors[0]!.events.map(({ event, state }) => [event, state]);
    },
  };
}
