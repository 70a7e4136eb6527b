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

/** The logic of a clock for all views. It derives the time from how long the document has been open. */
const clockLogic = () =>
  browserLogic(clockMachine, () => {
    const opened = Date.now() - performance.now();
    // `performance.now()` stops while the device sleeps, and `Date.now()` may be set back.
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

/** Events that show that the visitor is present. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;

/**
 * Updates ages while the visitor reads, once a minute. It starts from the server's time: the visitor's clock may be
 * wrong, and the first render must match the server's. It pauses while the visitor is away (UI-17).
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

/** The current time for the view, in epoch milliseconds; it changes once a minute. */
export function useNow(): number {
  return use(NowContext);
}
