import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { InsertionFlow } from '../insertionFlow.ts';
import { actions } from './CropDialog.css.ts';
import * as styles from './PhotosQuestion.css.ts';
import { tileId } from './tileId.ts';

/** Asks whether to continue without the photos that have failed. Closing it moves the focus to the first of them. */
export function PhotosQuestion() {
  const flow = InsertionFlow.useActorRef();
  const failed = InsertionFlow.useSelector(({ context }) => context.failedPhotos);
  const first = useRef(failed[0]?.key ?? '');
  const close = () => flow.send({ type: 'question.closed' });
  // The dialog has restored the focus by then. If the user continues, the photos are no longer mounted.
  useEffect(() => {
    const { current } = first;
    return () => document.getElementById(tileId(current))?.focus();
  }, []);
  return (
    <Dialog title={<Trans id="insert.missing.title">Some photos didn’t upload</Trans>} onClose={close}>
      <div className={styles.content}>
        <p>
          <Trans id="insert.missing.text">These photos are still missing:</Trans>
        </p>
        <ul className={styles.names}>
          {failed.map(({ key, name }) => (
            <li key={key}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <div className={actions}>
          <Button onClick={close}>
            <Trans id="insert.missing.back">Back to photos</Trans>
          </Button>
          <Button kind="primary" onClick={() => flow.send({ type: 'photos.skipped' })}>
            <Trans id="insert.missing.skip">Continue without them</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
