import { Trans, useLingui } from '@lingui/react/macro';

import { generalErrorWord } from '#words/apiErrors.ts';

import type { FailureStatus } from '../../page/firstPage.tsx';
import { FailureScreen } from './FailureScreen.tsx';

type PassingStatus = Exclude<FailureStatus, 500>;

/**
 * The error code of API calls that fail for the same reason as the page, by HTTP status: page and call share the
 * message.
 */
const codes: Readonly<Record<Exclude<PassingStatus, 504>, string>> = {
  429: 'api.tooManyRequests',
  503: 'api.fault',
};

/** The page for temporary failures: too many requests, the server is unavailable, or there is no connection. */
export function PassingFailure({ status }: { readonly status: PassingStatus }) {
  const { t, i18n } = useLingui();
  if (status === 504) {
    return (
      <FailureScreen title={t({ id: 'shell.offline', message: 'You’re offline' })} again>
        <p>
          <Trans id="shell.offline.text">
            You can read pages you’ve already opened offline. You haven’t opened this one on this device yet.
          </Trans>
        </p>
      </FailureScreen>
    );
  }
  const word = generalErrorWord({ code: codes[status] });
  return (
    <FailureScreen title={t({ id: 'shell.wait', message: 'One moment, please' })} again>
      <p>{typeof word === 'string' ? word : i18n._(word)}</p>
    </FailureScreen>
  );
}
