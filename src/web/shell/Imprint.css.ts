import { style } from '@vanilla-extract/css';

export const imprint = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      paddingTop: 32,
      fontSize: 13,
      overflowWrap: 'anywhere',
    },
  },
});
