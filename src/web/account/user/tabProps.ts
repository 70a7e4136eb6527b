import type { OwnAccount } from '#machines/account/ownAccount.ts';

/** What each tab gets: the account, and to tell when it is otherwise. */
export interface TabProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}
