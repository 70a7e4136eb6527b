import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate';

// A setup file of the tests of views (`vitest.config.ts`), because the modules of src/web read the inspector when they load.

interface StartedFlow {
  readonly actor: AnyActorRef;
  readonly events: EventObject[];
}

/** The started flows, by machine: React creates some that never start. */
export const startedFlows = new Map<string, StartedFlow>();
/** The events that each flow has received, including those before its start. */
const received = new WeakMap<AnyActorRef, EventObject[]>();

const earlier = window.allmendInspector;
window.allmendInspector = (inspected: InspectionEvent) => {
  earlier?.(inspected);
  if (inspected.type !== '@xstate.event') return;
  const { event } = inspected;
  const actor = inspected.actorRef as AnyActorRef;
  const machine = machineOf(actor);
  if (machine === undefined) return;
  const events = received.get(actor) ?? [];
  received.set(actor, events);
  if (event.type === 'xstate.init') startedFlows.set(machine, { actor, events });
  else events.push(event);
};

/** The id of an actor's machine; an actor of another kind has none. */
function machineOf(actor: AnyActorRef): string | undefined {
  const { logic } = actor as unknown as { readonly logic?: { readonly id?: unknown } };
  return typeof logic?.id === 'string' ? logic.id : undefined;
}
