import { style } from '@vanilla-extract/css';

import { stack } from '../../theme/layout.css.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

/** The screen is at least as tall as the window, with the footer at its end. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: '100dvh',
});

export const words = style({ paddingTop: 48 });
export const main = style({ paddingBlock: 64 });
export const title = type.title;
export const text = style([type.prose, stack[12], { paddingBlock: '12px 28px' }]);
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
