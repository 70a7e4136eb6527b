import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useSyncExternalStore } from 'react';

import { generalErrorWord } from '#words/apiErrors.ts';

import { Button } from '../../ui/button/Button.tsx';
import { CloseButton } from '../../ui/button/CloseButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './AppFailure.css.ts';
import { appStatus } from '../../api/appStatus.ts';

/** A notice at the foot of the window while the market as a whole does not work (API-26). The current page stays. */
export function AppFailure() {
  const { i18n } = useLingui();
  const failure = useSyncExternalStore(subscribe, presentFailure, () => null);
  if (!failure) return null;
  const word = generalErrorWord({ code: failure.code ?? '' });
  return (
    <div role="alert" className={styles.notice}>
      <span className={styles.icon}>
        <Icon of={CircleAlert} />
      </span>
      <p className={styles.text}>{typeof word === 'string' ? word : i18n._(word)}</p>
      <div className={styles.actions}>
        <Button size="dense" onClick={() => location.reload()}>
          <Trans id="ui.reload">Reload page</Trans>
        </Button>
        <CloseButton onClick={() => appStatus.send({ type: 'failure.dismissed' })} />
      </div>
    </div>
  );
}

function subscribe(onChange: () => void) {
  const { unsubscribe } = appStatus.subscribe(onChange);
  return unsubscribe;
}

function presentFailure() {
  const status = appStatus.getSnapshot();
  return status.hasTag('failed') ? status.context : null;
}
