import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';

import { whenIdle } from '../browser/whenIdle.ts';
import type { Chunk } from './chunk.ts';

interface LazyProps {
  /** The view that is shown while the chunk loads, unless the server has rendered the actual view. */
  readonly fallback?: ReactNode;
  /** Shown if the chunk fails to load: the connection is down, or a newer build has replaced this one. */
  readonly missing?: ReactNode;
}

/**
 * Lazy hydration: a view whose scripts load after those of its page. The server renders it, so its links, forms and
 * popovers work as they do without scripts until it hydrates. After a navigation it renders at once if the chunk has
 * loaded before.
 *
 * If the view throws on the server, it is missing in the document, and the browser renders it.
 */
export function lazyView<Module, Props extends object>(
  part: Chunk<Module>,
  viewIn: (module: Module) => ComponentType<Props>,
  { fallback = null, missing = null }: LazyProps = {},
): ComponentType<Props> {
  const AtHand = (props: Props) => part.module && createElement(viewIn(part.module), props);
  const Awaited = lazy(async () => {
    await whenIdle();
    const hasCome = await part.load().then(
      () => true,
      () => false,
    );
    return { default: hasCome ? AtHand : () => missing };
  });
  // React discards the markup of views that are not hydrated yet when something around them changes. `memo` limits this
  // to changed props.
  return memo(function LazyView(props: Props) {
    // The component is chosen once, so that a view which suspended stays the same component after its chunk has loaded.
    const [View] = useState<ComponentType<Props>>(() => (part.module ? AtHand : Awaited));
    return (
      <Suspense fallback={fallback}>
        <View {...props} />
      </Suspense>
    );
  });
}

/**
 * Whether a view was in the document before it hydrated, so that the user may have used its fields. React calls the
 * server snapshot only during hydration. Both snapshots are the same, since another value would render the view again.
 */
export function useWasDrawn(): boolean {
  let isHydrating = false;
  useSyncExternalStore(nothingChanges, nothing, () => {
    // oxlint-disable-next-line react/immutability -- React asks before this function is through, or not at all.
    isHydrating = true;
    return nothing();
  });
  return useState(isHydrating)[0];
}

const nothing = () => null;

const nothingChanges = () => () => {};
