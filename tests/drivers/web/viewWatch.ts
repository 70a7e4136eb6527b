import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { FlowWatch } from '../walking/flowWatch.ts';
import { settled } from './settled.ts';
import { startedFlows } from './startedFlows.ts';

/** Observes the flows of the mounted view, and of the app around it. */
export function watchView(): FlowWatch {
  for (const { events } of startedFlows.values()) events.length = 0;
  const valueOf = (machine: string): StateValue | undefined =>
    (startedFlows.get(machine)?.actor.getSnapshot() as AnyMachineSnapshot | undefined)?.value;
  return {
    async awaitsState(machine, expected) {
      await settled(() => JSON.stringify(valueOf(machine)) === JSON.stringify(expected));
      return valueOf(machine);
    },
    received: async (machine) => startedFlows.get(machine)?.events.splice(0) ?? [],
  };
}
