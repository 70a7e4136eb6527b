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

import { atRest } from '../browser/atRest.ts';
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

/**
 * Whether a view was in the document before it came alive, so that somebody may have been at its fields. React asks for what
 * the server had where it hydrates alone; it is told the same as ever, since another answer has the view drawn again.
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
