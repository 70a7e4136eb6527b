import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { fromCallback } from 'xstate';

import { minute } from '#machines/market/units.ts';
import type { ClockEvent } from '#machines/ui/clockEvents.ts';
import { clockMachine } from '#machines/ui/clockMachine.ts';

import { browserLogic } from '../flows/browserLogic.ts';
import { useFirstPage } from './firstPage.tsx';
import { inspect } from '../flows/inspection.ts';

const NowContext = createContext(0);

/** How long the document has been open, so that all views see one time. */
const clockLogic = () =>
  browserLogic(clockMachine, () => {
    const opened = Date.now() - performance.now();
    // The one rests while the device sleeps, the other may be set back.
    const elapsed = () => Math.max(performance.now(), Date.now() - opened);
    return {
      actors: {
        ticking: fromCallback<ClockEvent>(({ sendBack }) => {
          const tell = () => sendBack({ type: 'minute.passed', elapsed: Math.floor(elapsed() / minute) * minute });
          tell();
          const timer = setInterval(tell, minute);
          return () => clearInterval(timer);
        }),
      },
    };
  });

/** By which a visitor shows to be there. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;

/**
 * Lets ages grow while one reads, a minute at a time. It goes on from the server's time: the visitor's clock may be wrong,
 * and the first render must be the server's. While nobody is there it rests (UI-17).
 */
export function Clock({ children }: { readonly children: ReactNode }) {
  const { now } = useFirstPage();
  const [logic] = useState(clockLogic);
  const flow = useActorRef(logic, { inspect });
  useEffect(() => {
    const tell = () => flow.send({ type: 'visitor.acted' });
    flow.send({ type: 'page.opened' });
    for (const sign of signs) document.addEventListener(sign, tell, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, tell);
    };
  }, [flow]);
  const elapsed = useSelector(flow, ({ context }) => context.elapsed);
  return <NowContext value={now + elapsed}>{children}</NowContext>;
}

/** The time, in epoch milliseconds, to the minute. */
export function useNow(): number {
  return use(NowContext);
}
