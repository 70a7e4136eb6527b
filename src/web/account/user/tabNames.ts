import { useLingui } from '@lingui/react/macro';

import type { ProfileTab } from '#machines/account/profileTabs.ts';

/** The id of the section in the tab `security` where the email address is changed. */
export const addressPart = 'address';

/** The names of the account's tabs. */
export function useTabNames(): Readonly<Record<ProfileTab, string>> {
  const { t } = useLingui();
  return {
    profile: t({ id: 'account.tab.profile', message: 'Profile' }),
    messages: t({ id: 'account.tab.messages', message: 'Message settings' }),
    security: t({ id: 'account.tab.security', message: 'Login and security' }),
    leave: t({ id: 'account.tab.leave', message: 'Hide or delete account' }),
  };
}
