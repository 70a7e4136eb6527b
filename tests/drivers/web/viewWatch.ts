import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent, StateValue } from 'xstate';
import type { FlowWatch } from '../walking/flowWatch.ts';
import { settled } from './settled.ts';

// Must be imported before anything of src/web: its modules read the port when they load.

interface WatchedFlow {
  readonly actor: AnyActorRef;
  readonly events: EventObject[];
}

/** The started flows, by machine: React creates some that never start. */
const flows = new Map<string, WatchedFlow>();
/** Their events, including those before the start. */
const heard = new WeakMap<AnyActorRef, EventObject[]>();

const earlier = window.allmendInspector;
window.allmendInspector = (inspected: InspectionEvent) => {
  earlier?.(inspected);
  if (inspected.type !== '@xstate.event') return;
  const { event } = inspected;
  const actor = inspected.actorRef as AnyActorRef;
  const machine = machineOf(actor);
  if (machine === undefined) return;
  const events = heard.get(actor) ?? [];
  heard.set(actor, events);
  if (event.type === 'xstate.init') flows.set(machine, { actor, events });
  else events.push(event);
};

/** Observes the flows of the mounted view, and of the app around it. */
export function watchView(): FlowWatch {
  for (const { events } of flows.values()) events.length = 0;
  const valueOf = (machine: string): StateValue | undefined =>
    (flows.get(machine)?.actor.getSnapshot() as AnyMachineSnapshot | undefined)?.value;
  return {
    async awaitsState(machine, expected) {
      await settled(() => JSON.stringify(valueOf(machine)) === JSON.stringify(expected));
      return valueOf(machine);
    },
    received: async (machine) => flows.get(machine)?.events.splice(0) ?? [],
  };
}

/** The id of an actor's machine; an actor of another kind has none. */
function machineOf(actor: AnyActorRef): string | undefined {
  const { logic } = actor as unknown as { readonly logic?: { readonly id?: unknown } };
  return typeof logic?.id === 'string' ? logic.id : undefined;
}
