import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';
import { viewChoiceWidth } from './ViewChoice.css.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  paddingBottom: 12,
  '@media': { print: { display: 'none' } },
});

// The views have a column of their own from the start: a browser that paints before it has read them moves nothing.
export const arrangement = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, auto) ${viewChoiceWidth.phone}px`,
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  marginLeft: 'auto',
  '@media': {
    [from.phablet]: { gridTemplateColumns: `minmax(0, auto) ${viewChoiceWidth.touch}px` },
    [`${from.tablet} and (pointer: fine)`]: { gridTemplateColumns: `minmax(0, auto) ${viewChoiceWidth.mouse}px` },
  },
});
