import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const block = style({ minWidth: 0 });

/** Below the question; stacked if an address is long. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingTop: 8,
  overflowWrap: 'anywhere',
});
