import type { Page } from 'playwright-core';
import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent, StateValue } from 'xstate';
import type { FlowWatch } from '../walking/flowWatch.ts';

/** How long to wait for a change that a flow makes by itself, in milliseconds. */
const patience = { timeout: 30_000 };

interface WatchedFlow {
  readonly valueOf: () => StateValue;
  /** As JSON. */
  readonly events: string[];
}

declare global {
  interface Window {
    /**
     * The flows that have started in this document, by the names of their machines, with their events since the last
     * call.
     */
    watchedFlows: Map<string, WatchedFlow>;
  }
}

const watched = new WeakMap<Page, Promise<unknown>>();

/** Observes the flows of every document that a page opens from now on. */
export async function watchPage(page: Page): Promise<FlowWatch> {
  const begun = watched.get(page) ?? page.addInitScript(noteFlows);
  watched.set(page, begun);
  await begun;
  return {
    async awaitsState(machine, expected) {
      const isThere = ([id, value]: readonly [string, string]) =>
        JSON.stringify(window.watchedFlows.get(id)?.valueOf()) === value;
      await page.waitForFunction(isThere, [machine, JSON.stringify(expected)] as const, patience).catch(() => {});
      return page.evaluate((id) => window.watchedFlows.get(id)?.valueOf(), machine);
    },
    async received(machine) {
      const events = await page.evaluate((id) => window.watchedFlows.get(id)?.events.splice(0) ?? [], machine);
      return events.map((event) => JSON.parse(event) as EventObject);
    },
  };
}

/** Runs in the page, before its scripts: records the flows and their events. */
function noteFlows(): void {
  const received = new WeakMap<AnyActorRef, string[]>();
  const earlier = window.allmendInspector;
  window.watchedFlows = new Map();
  window.allmendInspector = (inspected: InspectionEvent) => {
    earlier?.(inspected);
    if (inspected.type !== '@xstate.event') return;
    const { event } = inspected;
    const actor = inspected.actorRef as AnyActorRef;
    const { logic } = actor as unknown as { readonly logic?: { readonly id?: unknown } };
    if (typeof logic?.id !== 'string') return;
    const events = received.get(actor) ?? [];
    received.set(actor, events);
    if (event.type === 'xstate.init') {
      // Events of the previous flow, such as a search with a separate field, are preserved.
      events.unshift(...(window.watchedFlows.get(logic.id)?.events.splice(0) ?? []));
      window.watchedFlows.set(logic.id, { valueOf: () => (actor.getSnapshot() as AnyMachineSnapshot).value, events });
    } else {
      events.push(JSON.stringify(event));
    }
  };
}
