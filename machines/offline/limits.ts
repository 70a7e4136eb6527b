/** How long a page has been looked at before it is kept for when there is no line, in milliseconds: who passes through is left alone. */
export const lookedAtLongEnough = 2_000;

/** The same of what is one's own, which comes after the page itself. */
export const ownComesAfter = lookedAtLongEnough + 1_000;

/** How long nothing of what is somebody's own has changed before it is kept anew, in milliseconds: who writes is written to. */
export const changesSettle = 5 * 60_000;

/** How long a tab does not ask anew for what is somebody's own as long as nothing has changed, in milliseconds. */
export const ownIsFreshFor = 60 * 60 * 1000;

/** How many of somebody's conversations are kept though nobody has looked at them, of those in each list that were written in last. */
export const mostConversationsKept = 5;
