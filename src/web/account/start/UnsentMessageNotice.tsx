import { Trans } from '@lingui/react/macro';

import { placeAt } from '#routes';

import { unsentMessage } from '../unsentMessage.ts';
import { useTarget } from './startLink.ts';

/**
 * A notice that the message to a seller, submitted without a login, is saved. Empty if the login redirects elsewhere.
 */
export function UnsentMessageNotice() {
  const place = placeAt((useTarget() ?? '').replace(/[?#].*/s, ''));
  if (place?.name !== 'listing' || !unsentMessage(place.params['id']!).awaitsLogin) return null;
  return (
    <p>
      <Trans id="login.messageSaved">
        Your message is saved on this device. You can send it once you’re logged in.
      </Trans>
    </p>
  );
}
