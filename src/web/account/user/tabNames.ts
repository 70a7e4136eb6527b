import { useLingui } from '@lingui/react/macro';

import type { ProfileTab } from '#machines/account/profileTabs.ts';

/** What the tabs of one's own account are called. */
export function useTabNames(): Readonly<Record<ProfileTab, string>> {
  const { t } = useLingui();
  return {
    profile: t({ message: 'Profile', context: 'what others see of somebody' }),
    messages: t({ message: 'Messages', context: 'what one says about writing and being written to' }),
    security: t`Login and security`,
    leave: t`Take a break or leave`,
  };
}
