import { style } from '@vanilla-extract/css';

import * as type from '../theme/type.css.ts';

export const tile = style({ display: 'block' });

export const name = style({
  display: 'block',
  paddingTop: 10,
  lineHeight: '20px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: {
    [`${tile}:hover &`]: { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
  },
});

export const count = style([type.small, type.muted, type.tabular]);
