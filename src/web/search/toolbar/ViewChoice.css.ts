import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosen, edge } from '../../theme/forcedColors.ts';
import { from } from '../../theme/scale.ts';
import { chosenEdge } from '../../ui/fields/chosenEdge.ts';

const padding = 3;
const segmentWidth = { touch: 44, mouse: 40 };

/** The width of the view choice within a row, in px. */
export const viewChoiceWidth = {
  phone: segmentWidth.touch + 2 * padding,
  touch: 2 * segmentWidth.touch + 2 * padding,
  mouse: 2 * segmentWidth.mouse + 2 * padding,
};

export const choice = style([
  edge,
  {
    display: 'inline-flex',
    flex: 'none',
    padding,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
  },
]);

const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: segmentWidth.touch,
  height: 38,
  borderRadius: `calc(${vars.radius.control} - ${padding}px)`,
  // Extends the click area over the track above and below.
  '::after': { content: '', position: 'absolute', inset: `-${padding}px 0` },
  '@media': { [`${from.tablet} and (pointer: fine)`]: { width: segmentWidth.mouse, height: 34 } },
});

/** On the phone there is room for only one button, that of the other view: pressing it switches to that view. */
export const view = styleVariants({
  chosen: [
    segment,
    {
      display: 'none',
      background: vars.color.surfaceRaised,
      boxShadow: chosenEdge,
      '@media': { [from.phablet]: { display: 'grid' } },
    },
    chosen,
  ],
  other: [segment, { color: vars.color.textMuted, ':hover': { color: vars.color.text } }],
});
