import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { LogIndex } from './logIndex.ts';

/** Lets the mounted views of a page show the past, while its actors go on in the present. */
export interface PastView {
  /** The number of the step after which the views show the page; null in the present. */
  readonly shown: number | null;
  /** Shows the page as it was after a step. */
  show(number: number): void;
  /** Returns to the present. */
  present(): void;
}

/** The parts of an XState actor that a view depends on. */
interface Viewed {
  observers: Set<ViewObserver>;
  getSnapshot(): AnyMachineSnapshot;
  subscribe(...args: unknown[]): unknown;
  readonly system: ActorSystem;
}

interface ActorSystem {
  _relay(source: unknown, target: unknown, event: unknown): void;
}

interface ViewObserver {
  next?: (...args: readonly unknown[]) => void;
  readonly error?: unknown;
}

/**
 * Creates the past view of a page's log. Actors answer `getSnapshot()` with a past snapshot, and the views that observe
 * them are notified. While an actor processes an event everything is present. Only views follow: subscribers that read
 * the snapshot from their argument, such as one actor that watches another, still hear of the present alone.
 */
export function createPastView(index: LogIndex): PastView {
  const past = new Map<Viewed, AnyMachineSnapshot>();
  const muted = new Map<ViewObserver, NonNullable<ViewObserver['next']>>();
  const relays = new Map<ActorSystem, ActorSystem['_relay']>();
  let processing = 0;
  let isNotifying = false;
  let shown: number | null = null;

  function enter(): void {
    for (const { ref, machine } of index.log.actors.values()) {
      if (!ref || !machine) continue;
      const viewed = ref as AnyActorRef & Viewed;
      follow(viewed);
      watch(viewed.system);
    }
  }

  function follow(viewed: Viewed): void {
    const { getSnapshot, subscribe } = Object.getPrototypeOf(viewed) as Viewed;
    past.set(viewed, getSnapshot.call(viewed));
    viewed.getSnapshot = () => (processing > 0 ? getSnapshot.call(viewed) : past.get(viewed)!);
    viewed.subscribe = (...args) => {
      const subscription = subscribe.apply(viewed, args);
      mute(viewed);
      return subscription;
    };
    mute(viewed);
  }

  /** Views that hear of the present would draw it. */
  function mute({ observers }: Viewed): void {
    for (const observer of observers) {
      if (muted.has(observer) || !isView(observer)) continue;
      muted.set(observer, observer.next!);
      observer.next = () => undefined;
    }
  }

  /** Notices when actors process an event, during which they read each other's present. */
  function watch(system: ActorSystem): void {
    if (relays.has(system)) return;
    const relay = system._relay;
    relays.set(system, relay);
    system._relay = (source, target, event) => {
      // A view that reacts to the past must not change the present.
      if (isNotifying) return;
      processing += 1;
      try {
        relay(source, target, event);
      } finally {
        processing -= 1;
      }
    };
  }

  function notify(): void {
    isNotifying = true;
    try {
      for (const next of muted.values()) next();
    } finally {
      isNotifying = false;
    }
  }

  return {
    get shown() {
      return shown;
    },
    show(number) {
      if (shown === null) enter();
      shown = number;
      for (const { ref, session } of index.log.actors.values()) {
        if (!ref || !past.has(ref as AnyActorRef & Viewed)) continue;
        // A view of an actor that had not begun shows its beginning.
        const [first] = index.numbersOf(session);
        const step = index.stepOf(session, number) ?? (first === undefined ? undefined : index.step(first));
        if (step) past.set(ref as AnyActorRef & Viewed, step.after);
      }
      notify();
    },
    present() {
      if (shown === null) return;
      shown = null;
      for (const viewed of past.keys()) {
        // The methods of the actor's class show again.
        Reflect.deleteProperty(viewed, 'getSnapshot');
        Reflect.deleteProperty(viewed, 'subscribe');
      }
      past.clear();
      for (const [system, relay] of relays) system._relay = relay;
      relays.clear();
      const views = [...muted];
      muted.clear();
      for (const [observer, next] of views) observer.next = next;
      for (const [, next] of views) next();
    },
  };
}

/**
 * Whether an observer is a mounted view. React's own callback takes no argument, reads `getSnapshot()`, and has no name
 * in production; the hooks of @xstate/react pass it for errors too.
 */
function isView({ next, error }: ViewObserver): boolean {
  if (!next || next.length > 0) return false;
  return error !== undefined || /^bound (?:handleStoreChange)?$/.test(next.name);
}
