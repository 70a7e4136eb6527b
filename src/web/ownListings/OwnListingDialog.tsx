import { Trans } from '@lingui/react/macro';

import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import * as styles from './OwnListings.css.ts';
import { OwnListingsFlow } from './ownListingsFlow.ts';

/** The question before an action on a listing: where it was sold, or whether to delete it permanently. */
export function OwnListingDialog() {
  const flow = OwnListingsFlow.useActorRef();
  const isSold = OwnListingsFlow.useSelector((now) => now.matches({ shown: 'selling' }));
  const isRemoved = OwnListingsFlow.useSelector((now) => now.matches({ shown: 'removing' }));
  const title = OwnListingsFlow.useSelector(
    ({ context }) => context.listings.find(({ id }) => id === context.submitted?.id)?.title,
  );
  const close = () => flow.send({ type: 'question.closed' });
  if (isSold) {
    return (
      <Dialog title={<Trans id="ownAds.sold.title">Where did you sell it?</Trans>} onClose={close}>
        <div className={styles.answers}>
          <Button kind="primary" onClick={() => flow.send({ type: 'sale.reported', where: 'here' })}>
            <Trans id="ownAds.sold.here">Here</Trans>
          </Button>
          <Button onClick={() => flow.send({ type: 'sale.reported', where: 'elsewhere' })}>
            <Trans id="ownAds.sold.elsewhere">Somewhere else</Trans>
          </Button>
          <Button onClick={() => flow.send({ type: 'sale.reported', where: 'untold' })}>
            <Trans id="ownAds.sold.untold">I’d rather not say</Trans>
          </Button>
        </div>
      </Dialog>
    );
  }
  if (!isRemoved) return null;
  return (
    <Dialog title={<Trans id="ownAds.delete.title">Delete this ad?</Trans>} onClose={close}>
      <div className={styles.answers}>
        <p>
          <Trans id="ownAds.delete.text">
            “<bdi>{title}</bdi>” will be deleted and its link will stop working. Sold it? Mark it as sold instead.
          </Trans>
        </p>
        <Button kind="dangerFilled" onClick={() => flow.send({ type: 'removal.confirmed' })}>
          <Trans id="ownAds.delete">Delete ad</Trans>
        </Button>
        <Button onClick={close}>
          <Trans id="ownAds.delete.keep">Keep ad</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
