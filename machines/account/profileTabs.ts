/** What one looks after in one's own account, in the order in which it is offered (ROUTES-52). */
export const profileTabs = ['profile', 'messages', 'security', 'leave'] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** Whether an address names one of them. */
export function isProfileTab(tab: string | undefined): tab is ProfileTab {
  return profileTabs.some((known) => known === tab);
}
