import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

import { atRest } from './atRest.ts';
import type { Chunk } from './chunk.ts';

interface LaterProps {
  /** What is seen while it is on its way, where the server has not drawn it. */
  readonly fallback?: ReactNode;
  /** What is seen where it did not come: the line is dead, or a newer build has replaced this one. */
  readonly missing?: ReactNode;
}

/**
 * A view whose scripts come after those of its page. The server has them, so the view is in the document, where links, forms
 * and popovers work as they do without scripts, and stays as it is until it comes alive. Who comes by a link gets it at once
 * where somebody has brought the chunk before.
 *
 * What the view throws on the server leaves it out of the document: the browser draws it.
 */
export function laterView<Module, Props extends object>(
  part: Chunk<Module>,
  viewIn: (module: Module) => ComponentType<Props>,
  { fallback = null, missing = null }: LaterProps = {},
): ComponentType<Props> {
  const AtHand = (props: Props) => part.module && createElement(viewIn(part.module), props);
  const Awaited = lazy(async () => {
    await atRest();
    const hasCome = await part.load().then(
      () => true,
      () => false,
    );
    return { default: hasCome ? AtHand : () => missing };
  });
  // React throws away what it has not made alive yet when something around it changes: the view changes with what it is told.
  return memo(function Later(props: Props) {
    // A view that was awaited stays the same view once it has come.
    const [View] = useState<ComponentType<Props>>(() => (part.module ? AtHand : Awaited));
    return (
      <Suspense fallback={fallback}>
        <View {...props} />
      </Suspense>
    );
  });
}

interface WasDrawnProps {
  /** The same one at every render. */
  readonly onAlive: () => void;
}

/**
 * Tells that what it stands in has come alive, where that was in the document before, so that somebody may have been at its
 * fields. A view, not a hook: React draws anew what asks whether it is hydrating, and a page of links around it too.
 */
export function WasDrawn({ onAlive }: WasDrawnProps) {
  const isHydrating = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
  const [wasDrawn] = useState(isHydrating);
  useEffect(() => {
    if (wasDrawn) onAlive();
  }, [wasDrawn, onAlive]);
  return null;
}

const nothingChanges = () => () => {};
