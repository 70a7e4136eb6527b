import { Trans } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';

import { type Shared, sharingMachine } from '#machines/listing/sharingMachine.ts';

import { inspect } from '../../flows/inspection.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from './ListingActions.css.ts';

interface ListingActionsProps {
  readonly title: string;
  /** Path of the ad's page. */
  readonly path: string;
}

/** What one can do with an ad: hand its address on, or print it. Both need scripts, and are there only with them. */
export function ListingActions({ title, path }: ListingActionsProps) {
  const flow = useActorRef(
    useMemo(() => sharingLogic({ title, path }), [title, path]),
    { inspect },
  );
  const status = useSelector(flow, ({ value }) => value);
  return (
    <div className={styles.actions}>
      <Button kind="quiet" size="dense" icon={Link2} onClick={() => flow.send({ type: 'share.pressed' })}>
        <Trans>Share</Trans>
      </Button>
      <Button kind="quiet" size="dense" icon={Printer} onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
      <p role="status" className={styles.status}>
        {status === 'copied' && <Trans>The link is in your clipboard.</Trans>}
        {status === 'failed' && <Trans>Your browser does not allow it. Take the link from the address bar.</Trans>}
      </p>
    </div>
  );
}

function sharingLogic({ title, path }: ListingActionsProps) {
  return sharingMachine.provide({
    actors: {
      sharing: fromPromise<Shared>(async () => {
        const url = new URL(path, window.location.href).href;
        // On a desk the clipboard is what one wants; its sheets are slower than pasting.
        const hasSheet = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
        if (!hasSheet) {
          await navigator.clipboard.writeText(url);
          return 'copied';
        }
        await navigator.share({ title, url }).catch((error: unknown) => {
          // Who closes the sheet has changed their mind.
          if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
        });
        return 'handedOn';
      }),
    },
  });
}
