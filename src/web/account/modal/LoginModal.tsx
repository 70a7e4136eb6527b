import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { useAddress } from '../../addresses/address.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { session } from '../session.ts';
import { loginModal } from './loginModal.ts';

/** The login form in a modal above the current page, which stays as it is (ACCOUNT-13 to 15). */
export function LoginModal() {
  const address = useAddress();
  const hasEnded = useSelector(session, (now) => now.hasTag('ended'));
  const reason = useSelector(loginModal.flow, ({ context }) => context.reason);
  useEffect(() => loginModal.watch(), []);
  // The modal closes when the user navigates.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => loginModal.close, [address]);
  return (
    <Modal
      flow={loginModal.flow}
      content={loginModal.content}
      title={hasEnded ? <Trans id="login.again">Log in again</Trans> : <Trans id="login.action">Log in</Trans>}
    >
      {({ LoginContent }) => <LoginContent hasEnded={hasEnded} reason={reason} />}
    </Modal>
  );
}
