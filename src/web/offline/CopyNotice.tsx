import { Trans, useLingui } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useSyncExternalStore } from 'react';

import { formatDay, formatTimeOfDay, localTimeOf } from '#market/dates/dates.ts';

import { useLanguage } from '../page/firstPage.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './CopyNotice.css.ts';
import { shownCopy } from './shownCopy.ts';

/** A notice at the foot of the window while the page is an offline copy: its age, and a button that reloads it. */
export function CopyNotice() {
  const { t } = useLingui();
  const copy = useSyncExternalStore(subscribe, presentCopy, () => undefined);
  const at = copy?.context.at ?? null;
  return (
    <div role="status" aria-label={t({ id: 'outbox.copy', message: 'Offline copy' })}>
      {at !== null && (
        <div className={styles.notice}>
          <Icon of={CloudOff} />
          <Words at={at} />
          {copy?.matches({ copied: 'reachable' }) && (
            <Button size="dense" onClick={() => location.reload()}>
              <Trans id="ui.reload">Reload page</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Words({ at }: { readonly at: number }) {
  const local = localTimeOf(at);
  const language = useLanguage();
  const day = formatDay(local, language);
  const time = formatTimeOfDay(local, language);
  return (
    <p>
      <Trans id="outbox.copy.saved">
        Saved on this device: {day}, {time}
      </Trans>
    </p>
  );
}

function subscribe(onChange: () => void) {
  const { unsubscribe } = shownCopy.subscribe(onChange);
  return unsubscribe;
}

function presentCopy() {
  return shownCopy.getSnapshot();
}
