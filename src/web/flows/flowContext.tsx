import { createActorContext } from '@xstate/react';
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';

import { inspect } from './inspection.ts';

/**
 * `createActorContext` for the flow of a page with lazily hydrated views (`lazyView.tsx`). A view that hydrates late
 * starts with the flow's initial snapshot, as the server rendered it, and then switches to the current one.
 */
export function createFlowContext<Machine extends AnyStateMachine>(machine: Machine) {
  type Snapshot = SnapshotFrom<Machine>;
  const context = createActorContext(machine, { inspect });
  const ActorProvider = context.Provider;
  const firsts = new WeakMap<Actor<Machine>, Snapshot>();

  function Provider({ children, ...props }: ComponentProps<typeof ActorProvider> & { readonly children: ReactNode }) {
    return (
      <ActorProvider {...(props as ComponentProps<typeof ActorProvider>)}>
        <First />
        {children}
      </ActorProvider>
    );
  }

  /**
   * Renders nothing. It comes before all other views, to store the flow's initial snapshot for those that hydrate late.
   */
  function First() {
    const actor = context.useActorRef();
    if (!firsts.has(actor)) firsts.set(actor, actor.getSnapshot());
    return null;
  }

  function useSelector<Part>(
    selector: (snapshot: Snapshot) => Part,
    isSame: (one: Part, other: Part) => boolean = Object.is,
  ): Part {
    const actor = context.useActorRef();
    const shown = useRef<{ readonly part: Part }>(undefined);
    const subscribe = useCallback(
      (onChange: () => void) => {
        const { unsubscribe } = actor.subscribe({ next: onChange, error: onChange, complete: onChange });
        return unsubscribe;
      },
      [actor],
    );
    const [now, first] = useMemo(() => {
      let last: { readonly snapshot: Snapshot; readonly part: Part } | undefined;
      const select = (snapshot: Snapshot): Part => {
        if (last?.snapshot === snapshot) return last.part;
        const next = selector(snapshot);
        const before = last ?? shown.current;
        const part = before && isSame(before.part, next) ? before.part : next;
        last = { snapshot, part };
        return part;
      };
      const current = () => actor.getSnapshot();
      return [() => select(current()), () => select(firsts.get(actor) ?? current())] as const;
    }, [actor, selector, isSame]);
    const part = useSyncExternalStore(subscribe, now, first);
    useEffect(() => void (shown.current = { part }));
    return part;
  }

  /** On the server a flow does not change, so its first snapshot suffices. */
  function useInitialSelector<Part>(selector: (snapshot: Snapshot) => Part): Part {
    return selector(context.useActorRef().getSnapshot());
  }

  return {
    Provider,
    useActorRef: context.useActorRef,
    useSelector: import.meta.env.SSR ? useInitialSelector : useSelector,
  };
}
