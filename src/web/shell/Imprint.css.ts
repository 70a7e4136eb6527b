import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

export const imprint = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'center',
      gap: space[12],
      paddingTop: 32,
      fontSize: 13,
      overflowWrap: 'anywhere',
    },
  },
});
