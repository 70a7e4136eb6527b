import { style } from '@vanilla-extract/css';

import { stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

/** The page is at least as tall as its final message, so that the content below does not shift. */
export const page = style({
  minHeight: 280,
  paddingBlock: '28px 64px',
  '@media': { [from.laptop]: { paddingBlock: '40px 96px' } },
});

export const waiting = stack[24];
export const message = style({ display: 'grid', justifyItems: 'start' });
export const title = type.title;
export const text = style([type.muted, { maxWidth: '34em', paddingTop: 12, paddingBottom: 24 }]);
/** A note above the button, for a user who is logged in to another account. */
export const other = style({ maxWidth: '34em', paddingBottom: 24 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
/** An error message above the button that tries again. */
export const failure = style({ paddingBottom: 16 });
