import { setImmediate } from 'node:timers/promises';
import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { WalkedStep } from '#inspector/paths/walk.ts';

/** A flow that really runs, in an environment that only a walk controls. */
export interface RunningFlow {
  readonly snapshot: AnyMachineSnapshot;
  /** Does a step: sends its event, advances its clock, or answers an actor. */
  does(step: WalkedStep): Promise<void>;
  stop(): void;
}

/** Starts the flow of some cases: steps advance its clock and answer its actors. */
export function runningFlow(cases: FlowCases, beginning: string): RunningFlow {
  const clock = new SimulatedClock();
  const answers = new Map<string, { resolve(output: unknown): void; reject(error: unknown): void }>();
  const answered = fromPromise(
    ({ self }) => new Promise((resolve, reject) => void answers.set(self.id, { resolve, reject })),
  );
  const actors = Object.entries(cases.actors).map(([name, { resolves, rejects }]): [string, AnyActorLogic] => [
    name,
    resolves || rejects ? answered : fromCallback(() => {}),
  ]);
  const machine = cases.machine.provide({ actors: Object.fromEntries(actors) });
  const actor = createActor(machine, { input: cases.inputs[beginning], clock }).start();

  return {
    get snapshot() {
      return actor.getSnapshot();
    },
    async does({ events, elapsed }) {
      const event = events[0] as EventObject & { readonly output?: unknown; readonly error?: unknown };
      const [, end, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
      if (end === 'done') answers.get(id)!.resolve(event.output);
      else if (end === 'error') answers.get(id)!.reject(event.error);
      else if (event.type.startsWith('xstate.after.')) clock.increment(elapsed);
      else actor.send(event);
      // Waits one turn of the event loop, after which a settled promise notifies its flow.
      if (end !== undefined) await setImmediate();
    },
    stop: () => actor.stop(),
  };
}
