import { Trans, useLingui } from '@lingui/react/macro';

import { unblockAccount } from './messagingCalls.ts';
import { Press } from '../Press.tsx';

interface UnblockProps {
  /** Whom one has blocked. */
  readonly publicAccountId: string;
  readonly onDone: () => void;
}

/** Lets the seller write again, and oneself to them. */
export function Unblock({ publicAccountId, onDone }: UnblockProps) {
  const { t } = useLingui();
  return (
    <Press label={t`Lift the block`} send={(signal) => unblockAccount(publicAccountId, signal)} onDone={onDone}>
      <Trans>Lift the block</Trans>
    </Press>
  );
}
