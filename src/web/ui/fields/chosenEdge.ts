import { vars } from '../../theme/contract.css.ts';

/**
 * The `box-shadow` of the selected segment of a track: an outline, because its background hardly differs from the
 * track.
 */
export const chosenEdge = `inset 0 0 0 1.5px ${vars.color.accentText}, ${vars.shadow.knob}`;
