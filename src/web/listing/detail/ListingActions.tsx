import { Trans } from '@lingui/react/macro';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';

import { Button } from '../../ui/button/Button.tsx';
import { type SharedPage, useSharing } from '../sharing.ts';
import * as styles from './ListingActions.css.ts';

/** Shares or prints a listing. Both require scripts, and are hidden without them. */
export function ListingActions(page: SharedPage) {
  const { share, state } = useSharing(page);
  return (
    <div className={styles.actions}>
      <Button kind="quiet" size="dense" icon={Link2} onClick={share}>
        <Trans id="ad.share">Share</Trans>
      </Button>
      <Button kind="quiet" size="dense" icon={Printer} onClick={() => window.print()}>
        <Trans id="ad.print">Print</Trans>
      </Button>
      <p role="status" className={styles.status}>
        {state === 'copied' && <Trans id="ad.share.copied">Link copied.</Trans>}
        {state === 'failed' && (
          <Trans id="ad.share.failed">We couldn’t copy the link. Copy it from the address bar.</Trans>
        )}
      </p>
    </div>
  );
}
