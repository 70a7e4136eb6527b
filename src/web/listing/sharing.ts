import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';

import { type Shared, sharingMachine } from '#machines/listing/sharingMachine.ts';

import { inspect } from '../flows/inspection.ts';

/** A page to share. */
export interface SharedPage {
  readonly title: string;
  /** Its path, with the language. */
  readonly path: string;
}

/** The returned `share` requires scripts. `state` is that of `sharingMachine.ts`. */
export function useSharing({ title, path }: SharedPage) {
  const flow = useActorRef(
    useMemo(() => sharingLogic({ title, path }), [title, path]),
    { inspect },
  );
  return { state: useSelector(flow, ({ value }) => value), share: () => flow.send({ type: 'share.pressed' }) };
}

function sharingLogic({ title, path }: SharedPage) {
  return sharingMachine.provide({
    actors: {
      sharing: fromPromise<Shared>(async () => {
        const url = new URL(path, window.location.href).href;
        // On a desktop the clipboard is preferable, because share sheets are slower than pasting.
        const hasSheet = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
        if (!hasSheet) {
          await navigator.clipboard.writeText(url);
          return 'copied';
        }
        await navigator.share({ title, url }).catch((error: unknown) => {
          // Closing the share sheet is no failure: the browser then rejects with an AbortError.
          if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
        });
        return 'handedOn';
      }),
    },
  });
}
