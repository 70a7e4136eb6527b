import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';

export const choice = style({
  display: 'inline-flex',
  flex: 'none',
  padding: 3,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
});

const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 38,
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  // The track above and below is hit with it.
  '::after': { content: '', position: 'absolute', inset: '-3px 0' },
  '@media': { [`${from.tablet} and (pointer: fine)`]: { width: 40, height: 34 } },
});

/** On the phone there is room for the other one alone: pressing it changes the view. */
export const view = styleVariants({
  chosen: [
    segment,
    {
      display: 'none',
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.knob,
      '@media': { [from.phablet]: { display: 'grid' } },
    },
  ],
  other: [segment, { color: vars.color.textMuted, ':hover': { color: vars.color.text } }],
});
