import { style } from '@vanilla-extract/css';

import { stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const page = style([
  stack[24],
  {
    maxWidth: 560,
    paddingBlock: '28px 64px',
    '@media': { [from.laptop]: { paddingBlock: '40px 96px' } },
  },
]);

export const title = type.title;
export const lead = style([type.muted, { overflowWrap: 'anywhere' }]);
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const part = style([stack[12], { paddingTop: 16 }]);
export const partTitle = type.subheadingLarge;
export const list = style([stack[8], { paddingLeft: 20, listStyle: 'disc' }]);
