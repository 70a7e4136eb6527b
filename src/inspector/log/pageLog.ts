import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent, Snapshot } from 'xstate';
import { isMachine, kindOf } from './store/actorKind.ts';
import { createChanges, type Later } from './store/changes.ts';
import type { Log, LoggedActor, LoggedPage, LoggedStep } from './log.ts';
import { PageStep, type InspectedMicrostep } from './store/pageStep.ts';
import { createRing } from './store/ring.ts';

/** The log of a page, and the function that its actors receive as `inspect`. */
export interface PageLog {
  readonly log: Log;
  /** Receives every inspection event (`window.allmendInspector`). Stores references; the rest is derived when shown. */
  inspect(event: InspectionEvent): void;
}

interface PageLogOptions {
  /** The most steps that it holds. */
  readonly capacity?: number;
  /** Epoch milliseconds, with fractions if the clock has them. */
  readonly now: () => number;
  readonly name?: string;
  /** The page as it is at the moment. */
  readonly page?: LoggedPage;
  readonly later?: Later;
}

/** An event that an actor has received but not processed yet. */
interface Waiting {
  readonly event: EventObject;
  readonly from: string | null;
  readonly at: number;
}

/** An actor of the page, with what has arrived of its current step. */
class PageActor implements LoggedActor {
  readonly session: string;
  readonly name: string;
  readonly parent: string | null;
  readonly began: number;
  readonly ref: AnyActorRef;
  declare readonly address?: string;
  ended: number | null = null;
  /** The number of held steps that name it. */
  uses = 0;
  last: AnyMachineSnapshot | null = null;
  waiting: Waiting[] = [];
  micro: InspectedMicrostep[] = [];
  effects: { readonly type: string; readonly params: unknown }[] = [];
  readonly #logic: unknown;

  constructor(ref: AnyActorRef, session: string, parent: string | null, began: number, address?: string) {
    this.ref = ref;
    if (address !== undefined) this.address = address;
    this.session = session;
    this.parent = parent;
    this.began = began;
    this.#logic = (ref as AnyActorRef & { readonly logic?: unknown }).logic;
    const src: unknown = ref.src;
    this.name = isMachine(this.#logic) ? this.#logic.id : typeof src === 'string' ? src : ref.id;
  }

  get kind() {
    return kindOf(this.#logic);
  }

  get machine() {
    return isMachine(this.#logic) ? this.#logic : null;
  }

  get input() {
    return (this.ref as AnyActorRef & { readonly options?: { readonly input?: unknown } }).options?.input;
  }
}

/** The number of dropped steps after which actors without steps are forgotten. */
const sweepEvery = 1_024;

/**
 * Logs the actors of a page from its beginning, so that an inspector that is attached late shows everything. This is
 * the only place that knows XState's inspection. An error in it would be one of the page, so it calls nothing.
 */
export function createPageLog({ capacity = 100_000, now, name = 'This page', page, later }: PageLogOptions): PageLog {
  const started = now();
  const steps = createRing<PageStep>(capacity);
  const actors = new Map<string, PageActor>();
  const known = new WeakMap<object, PageActor>();
  const changes = createChanges(later);
  let number = 0;
  const touched = new Set<PageActor>();

  function actorOf(ref: AnyActorRef): PageActor {
    const found = known.get(ref);
    if (found) return found;
    const parent = ref._parent ? actorOf(ref._parent).session : null;
    let session = ref.sessionId;
    for (let copy = 2; actors.has(session); copy += 1) session = `${ref.sessionId}.${copy}`;
    const actor = new PageActor(ref, session, parent, now() - started, page?.address);
    known.set(ref, actor);
    actors.set(session, actor);
    changes.note();
    return actor;
  }

  function push(actor: PageActor, waiting: Waiting, after: AnyMachineSnapshot): void {
    const step = new PageStep((number += 1), waiting, actor, after);
    [actor.last, actor.micro, actor.effects] = [after, [], []];
    actor.uses += 1;
    const from = waiting.from === null ? undefined : actors.get(waiting.from);
    if (from) from.uses += 1;
    const dropped = steps.push(step);
    if (dropped) forget(dropped);
    changes.note();
  }

  function forget({ session, from }: LoggedStep): void {
    for (const each of [session, from]) {
      const actor = each === null ? undefined : actors.get(each);
      if (actor) actor.uses -= 1;
    }
    if (steps.dropped % sweepEvery !== 0) return;
    for (const [session, { uses, ended }] of actors) if (uses === 0 && ended !== null) actors.delete(session);
  }

  /** An event that makes its actor throw has no inspected snapshot, and is the most interesting one. */
  function noteFailure(actor: PageActor): void {
    const [waiting] = actor.waiting;
    if (!waiting || !actor.machine) return;
    const after = (actor.ref as AnyActorRef & { readonly _snapshot: AnyMachineSnapshot })._snapshot;
    if (after?.status !== 'error') return;
    actor.waiting = [];
    actor.ended = now() - started;
    push(actor, waiting, after);
  }

  function noteFailures(): void {
    const actorsOfTurn = [...touched];
    touched.clear();
    for (const actor of actorsOfTurn) noteFailure(actor);
  }

  function receive(actor: PageActor, event: EventObject, source: AnyActorRef | undefined): void {
    const from = source ? actorOf(source) : null;
    // XState drops events for an actor that is over, unless React starts it again.
    if (actor.ended !== null && event.type !== 'xstate.init') return;
    if (from && from.waiting.length > 0 && event.type.startsWith('xstate.error.actor.')) noteFailure(from);
    if (touched.size === 0) queueMicrotask(noteFailures);
    touched.add(actor);
    actor.waiting.push({ event, from: from?.session ?? null, at: now() - started });
  }

  /** The received event of a snapshot; events before it were dropped by XState. */
  function received(actor: PageActor, event: EventObject): Waiting {
    const index = actor.waiting.findIndex((each) => each.event === event);
    if (index >= 0) return actor.waiting.splice(0, index + 1)[index]!;
    // A parent starts its child with an event of its own.
    if (event.type === 'xstate.init' && actor.waiting[0]?.event.type === 'xstate.init') return actor.waiting.shift()!;
    return { event, from: null, at: now() - started };
  }

  function finish(actor: PageActor, event: EventObject, snapshot: Snapshot<unknown>): void {
    const waiting = received(actor, event);
    const isRestart = event.type === 'xstate.init' && actor.last !== null;
    if (snapshot.status !== 'active') actor.ended = now() - started;
    // React stops an actor and starts it again from its last state.
    else if (isRestart) actor.ended = null;
    if (actor.machine === null || isRestart || event.type === 'xstate.stop') {
      [actor.micro, actor.effects] = [[], []];
      changes.note();
    } else push(actor, waiting, snapshot as AnyMachineSnapshot);
  }

  const log: Log = {
    origin: 'page',
    name,
    started,
    capacity,
    ...(page && { page }),
    get dropped() {
      return steps.dropped;
    },
    actors,
    get length() {
      return steps.length;
    },
    at: (index) => steps.at(index),
    get revision() {
      return changes.revision;
    },
    subscribe: (onChange) => changes.subscribe(onChange),
  };

  return {
    log,
    inspect(inspected) {
      const actor = actorOf(inspected.actorRef as AnyActorRef);
      switch (inspected.type) {
        case '@xstate.event':
          return receive(actor, inspected.event, inspected.sourceRef as AnyActorRef | undefined);
        case '@xstate.microstep':
          return void actor.micro.push(inspected as unknown as InspectedMicrostep);
        case '@xstate.action':
          return void actor.effects.push(inspected.action);
        case '@xstate.snapshot':
          return finish(actor, inspected.event, inspected.snapshot);
        case '@xstate.actor':
        case '@xstate.transition':
      }
    },
  };
}
