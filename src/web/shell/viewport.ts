import { createActorContext } from '@xstate/react';
import { useEffect } from 'react';

import { breakpoints } from '#machines/ui/screen.ts';
import { viewportMachine } from '#machines/ui/viewportMachine.ts';

import { inspect } from '../flows/inspection.ts';

/** How wide the window is, for what styles cannot decide. */
export const Viewport = createActorContext(viewportMachine, { inspect });

/** Tells the flow how wide the window is; to be used once inside its provider. */
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
 * Does what a kind of width asks for, as soon as the window has it, and ends that once it has another. No view is drawn anew
 * for it. Both functions must be the same at every render.
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

/** Whether there is room for what stands side by side from laptop width on. */
export function isLaptopWide(width: number): boolean {
  return width >= breakpoints.laptop;
}
