import type { OwnAccount } from '#machines/account/ownAccount.ts';

/** The props of each tab: the account, and the callback after a change. */
export interface TabProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}
