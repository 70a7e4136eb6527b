import { Trans, useLingui } from '@lingui/react/macro';

import { unblockAccount } from './messagingCalls.ts';
import { Press } from '../Press.tsx';

interface UnblockProps {
  /** The public id of the blocked account. */
  readonly publicAccountId: string;
  readonly onDone: () => void;
}

/** A button that lifts a block, so that both sides can write again. */
export function Unblock({ publicAccountId, onDone }: UnblockProps) {
  const { t } = useLingui();
  return (
    <Press
      label={t({ id: 'account.blocklist.unblock', message: 'Unblock' })}
      send={(signal) => unblockAccount(publicAccountId, signal)}
      onDone={onDone}
    >
      <Trans id="account.blocklist.unblock">Unblock</Trans>
    </Press>
  );
}
