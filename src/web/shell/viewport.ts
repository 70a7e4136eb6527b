import { createActorContext } from '@xstate/react';
import { useEffect } from 'react';

import { breakpoints } from '#machines/ui/screen.ts';
import { viewportMachine } from '#machines/ui/viewportMachine.ts';

import { inspect } from '../flows/inspection.ts';

/** The flow that holds the width of the window, for decisions that CSS cannot make. */
export const Viewport = createActorContext(viewportMachine, { inspect });

/** Reports the width of the window to the flow; use it once inside its provider. */
export function useWindowWidth(): void {
  const flow = Viewport.useActorRef();
  useEffect(() => {
    const tell = () => flow.send({ type: 'window.resized', width: window.innerWidth });
    tell();
    window.addEventListener('resize', tell);
    return () => window.removeEventListener('resize', tell);
  }, [flow]);
}

/**
 * Runs an effect for the current kind of width, and its cleanup when the kind changes, without rendering. Both
 * functions must be the same at every render.
 */
export function useWidthEffect<Kind>(
  kindOf: (width: number) => Kind,
  begin: (kind: Kind) => (() => void) | void,
): void {
  const flow = Viewport.useActorRef();
  useEffect(() => {
    let kind: Kind | undefined;
    let end: (() => void) | void;
    const follow = () => {
      const { width } = flow.getSnapshot().context;
      if (width === null) return;
      const next = kindOf(width);
      if (next === kind) return;
      kind = next;
      end?.();
      end = begin(next);
    };
    follow();
    const { unsubscribe } = flow.subscribe(follow);
    return () => {
      unsubscribe();
      end?.();
    };
  }, [flow, kindOf, begin]);
}

/** Whether there is room for the layout with columns, from laptop width on. */
export function isLaptopWide(width: number): boolean {
  return width >= breakpoints.laptop;
}
