import { createActorContext } from '@xstate/react';
import { useEffect } from 'react';

import { breakpoints, type DeviceClass, deviceClassOf } from '#machines/ui/screen.ts';
import { viewportMachine } from '#machines/ui/viewportMachine.ts';

import { inspect } from '../inspection.ts';

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

/** What kind of device the window's width speaks for (UI-7); unknown until the page has come alive. */
export function useDeviceClass(): DeviceClass | undefined {
  return Viewport.useSelector(({ context: { width } }) => (width === null ? undefined : deviceClassOf(width)));
}

/** Whether there is room for what stands side by side from laptop width on; unknown until the page has come alive. */
export function useIsLaptopWide(): boolean | undefined {
  return Viewport.useSelector(({ context: { width } }) => (width === null ? undefined : width >= breakpoints.laptop));
}
