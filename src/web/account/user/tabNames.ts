import { useLingui } from '@lingui/react/macro';

import type { ProfileTab } from '#machines/account/profileTabs.ts';

/** The id of the part where the address is changed, in the tab `security`. */
export const addressPart = 'address';

/** The names of the account's tabs. */
export function useTabNames(): Readonly<Record<ProfileTab, string>> {
  const { t } = useLingui();
  return {
    profile: t({ message: 'Profile', context: 'what others see of somebody' }),
    messages: t`Message settings`,
    security: t`Login and security`,
    leave: t`Take a break or leave`,
  };
}
