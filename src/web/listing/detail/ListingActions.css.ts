import { globalStyle, style } from '@vanilla-extract/css';

import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  // The negative margin aligns the labels of the buttons with the page's left edge.
  marginInline: -14,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

// The focus ring is inside the buttons, because on a phone they are 2 px from the edge of the window.
globalStyle(`${actions} > :focus-visible`, { outlineOffset: -1 });

export const status = style([
  type.small,
  type.muted,
  { flexBasis: '100%', paddingInline: 14, selectors: { '&:empty': { display: 'none' } } },
]);
