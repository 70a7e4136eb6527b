import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const block = style({ minWidth: 0 });

/** The buttons below the question; stacked if an email address is long. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingTop: 8,
  overflowWrap: 'anywhere',
});
