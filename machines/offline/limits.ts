import { hour } from '../market/units.ts';

/** How long a page has been looked at before it is kept for when there is no line, in milliseconds: who passes through is left alone. */
export const lookedAtLongEnough = 2_000;

/** The same of what is one's own, which comes after the page itself. */
export const ownComesAfter = lookedAtLongEnough + 1_000;

/** How long nothing of what is somebody's own has changed before it is kept anew, in milliseconds: who writes is written to. */
export const ownSettles = 60_000;

/** How long no page asks anew for what is somebody's own as long as nothing has changed, in milliseconds. */
export const ownIsFreshFor = hour;
