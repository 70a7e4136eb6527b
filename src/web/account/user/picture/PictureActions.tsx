import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { pictureMachine } from '#machines/account/pictureMachine.ts';

import * as button from '../../../ui/button/Button.css.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** The flow of the user's own picture. */
export type PictureFlow = ActorRefFrom<typeof pictureMachine>;

interface PictureActionsProps {
  readonly flow: PictureFlow;
  readonly hasPicture: boolean;
}

/** The buttons other than choosing a picture, such as cancelling, retrying and removing. */
export function PictureActions({ flow, hasPicture }: PictureActionsProps) {
  const now = useSelector(flow, (snapshot) => snapshot);
  if (now.matches({ choosable: 'preparing' }) || now.matches({ choosable: 'sending' })) {
    return (
      <Button size="dense" kind="quiet" onClick={() => flow.send({ type: 'choice.dropped' })}>
        <Trans id="account.photo.cancel">Cancel</Trans>
      </Button>
    );
  }
  if (now.matches({ choosable: 'refused' }) || now.matches({ choosable: 'failed' })) {
    return (
      <>
        {now.matches({ choosable: 'failed' }) && (
          <Button size="dense" onClick={() => flow.send({ type: 'sending.retried' })}>
            <Trans id="account.photo.retry">Try again</Trans>
          </Button>
        )}
        <Button size="dense" kind="quiet" onClick={() => flow.send({ type: 'choice.dropped' })}>
          <Trans id="account.photo.discard">Discard photo</Trans>
        </Button>
      </>
    );
  }
  if (!hasPicture) return null;
  const isBusy = now.matches('removing');
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      className={`${button.kind.quiet} ${button.size.dense}`}
      onClick={() => flow.send({ type: 'picture.removed' })}
    >
      <Trans id="account.photo.remove">Remove photo</Trans>
    </button>
  );
}
