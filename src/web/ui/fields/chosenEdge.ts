import { vars } from '../../theme/contract.css.ts';

/**
 * The `box-shadow` of the chosen one of several in a track: a line around it, for its ground alone hardly differs from that of
 * the track.
 */
export const chosenEdge = `inset 0 0 0 1.5px ${vars.color.accentText}, ${vars.shadow.knob}`;
