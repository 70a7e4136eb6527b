import { style } from '@vanilla-extract/css';

import { from, space } from '../../theme/scale.ts';
import { viewChoiceWidth } from './ViewChoice.css.ts';

/** The toolbar is one row, however long its labels are; below laptop width the chips have their own row. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  paddingBottom: 12,
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' }, print: { display: 'none' } },
});

// The view buttons have their own column from the start, so that a paint before they are parsed causes no layout shift.
export const arrangement = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, auto) ${viewChoiceWidth.phone}px`,
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  maxWidth: '100%',
  gridColumn: 2,
  justifySelf: 'end',
  '@media': {
    [from.phablet]: { gridTemplateColumns: `minmax(0, auto) ${viewChoiceWidth.touch}px` },
    [`${from.tablet} and (pointer: fine)`]: { gridTemplateColumns: `minmax(0, auto) ${viewChoiceWidth.mouse}px` },
  },
});
