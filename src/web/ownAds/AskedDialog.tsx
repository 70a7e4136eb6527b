import { Trans } from '@lingui/react/macro';

import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import * as styles from './OwnAds.css.ts';
import { OwnAdsFlow } from './ownAdsFlow.ts';

/** The question before an action on a listing: where it was sold, or whether to delete it permanently. */
export function AskedDialog() {
  const flow = OwnAdsFlow.useActorRef();
  const isSold = OwnAdsFlow.useSelector((now) => now.matches({ shown: 'selling' }));
  const isRemoved = OwnAdsFlow.useSelector((now) => now.matches({ shown: 'removing' }));
  const title = OwnAdsFlow.useSelector(({ context }) => context.ads.find(({ id }) => id === context.given?.id)?.title);
  const close = () => flow.send({ type: 'question.closed' });
  if (isSold) {
    return (
      <Dialog title={<Trans>Where was it sold?</Trans>} onClose={close}>
        <div className={styles.answers}>
          <Button kind="primary" onClick={() => flow.send({ type: 'sale.told', where: 'here' })}>
            <Trans>Here</Trans>
          </Button>
          <Button onClick={() => flow.send({ type: 'sale.told', where: 'elsewhere' })}>
            <Trans>Elsewhere</Trans>
          </Button>
          <Button onClick={() => flow.send({ type: 'sale.told', where: 'untold' })}>
            <Trans>I would rather not say</Trans>
          </Button>
        </div>
      </Dialog>
    );
  }
  if (!isRemoved) return null;
  return (
    <Dialog title={<Trans>Remove the ad for good?</Trans>} onClose={close}>
      <div className={styles.answers}>
        <p>
          <Trans>
            “<bdi>{title}</bdi>” goes with its address, and does not come back. If it is gone, you may rather mark it as
            sold.
          </Trans>
        </p>
        <Button kind="danger" onClick={() => flow.send({ type: 'removal.confirmed' })}>
          <Trans>Remove</Trans>
        </Button>
        <Button onClick={close}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
