import { Trans, useLingui } from '@lingui/react/macro';

import { generalErrorWord } from '#words/apiErrors.ts';

import type { FailureStatus } from '../../page/firstPage.tsx';
import { FailureScreen } from './FailureScreen.tsx';

type PassingStatus = Exclude<FailureStatus, 500>;

/** What a call that is refused for the same reason is answered with: the words are the same. */
const codes: Readonly<Record<Exclude<PassingStatus, 504>, string>> = {
  429: 'api.tooManyRequests',
  503: 'api.fault',
};

/** The page for what is over in a moment: too much was asked for at once, the market is away, or there is no line to it. */
export function PassingFailure({ status }: { readonly status: PassingStatus }) {
  const { t, i18n } = useLingui();
  if (status === 504) {
    return (
      <FailureScreen title={t`You are offline`} again>
        <p>
          <Trans>
            What you have looked at before can be read without a connection too. You have not opened this page on this
            device yet.
          </Trans>
        </p>
      </FailureScreen>
    );
  }
  const word = generalErrorWord({ code: codes[status] });
  return (
    <FailureScreen title={t`One moment, please`} again>
      <p>{typeof word === 'string' ? word : i18n._(word)}</p>
    </FailureScreen>
  );
}
