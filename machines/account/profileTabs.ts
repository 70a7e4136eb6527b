/** The pages of the user's account, in the order of their tabs (ROUTES-52). */
export const profileTabs = ['profile', 'messages', 'security', 'leave'] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** Whether a path segment names a tab. */
export function isProfileTab(tab: string | undefined): tab is ProfileTab {
  return profileTabs.some((known) => known === tab);
}
