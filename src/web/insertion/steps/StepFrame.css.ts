import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { stack } from '../../theme/layout.css.ts';
import { rowBelow, occupiedBelow, twoRowsBelow } from '../../theme/lowerEdge.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const page = style([
  stack[32],
  {
    paddingBlock: '22px 64px',
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: 'minmax(0, 560px) 300px',
        justifyContent: 'space-between',
        alignItems: 'start',
        paddingBlock: '40px 96px',
      },
    },
  },
]);

export const single = style({ paddingBlock: '22px 64px', '@media': { [from.laptop]: { paddingBlock: '40px 96px' } } });

/** The column has a readable line length for a form (look, Grid). */
export const column = style({ minWidth: 0, width: '100%', maxWidth: 560 });

export const title = type.title;

export const lead = style([type.muted, { paddingTop: 8 }]);

export const content = style([stack[24], { minWidth: 0, paddingTop: 26 }]);

/** The row of buttons. On a phone it stays at the lower edge of the window, above the scrolled content. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[12],
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  padding: `12px ${vars.grid.margin}`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [from.tablet]: { position: 'static', marginInline: 0, marginTop: 8, padding: '24px 0 0' },
  },
});

/**
 * The next button fills the width on phones and is right-aligned elsewhere. Save is above it on phones, before it
 * elsewhere.
 */
export const onward = style([
  stack[8],
  {
    flex: 1,
    '@media': { [from.tablet]: { flex: 'none', gridAutoFlow: 'column', gap: space[12], marginLeft: 'auto' } },
  },
]);

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });

globalStyle(`${words} > svg`, { flex: 'none' });

// On a phone, the scroll padding makes a focused element scroll clear of the buttons below.
globalStyle(`html:has(${actions})`, {
  vars: { [occupiedBelow]: rowBelow },
  scrollPaddingBottom: 96,
  '@media': { [from.tablet]: { vars: { [occupiedBelow]: '0px' }, scrollPaddingBottom: 'auto' } },
});

globalStyle(`html:has(${onward} > * + *)`, {
  vars: { [occupiedBelow]: twoRowsBelow },
  scrollPaddingBottom: 152,
  '@media': { [from.tablet]: { vars: { [occupiedBelow]: '0px' }, scrollPaddingBottom: 'auto' } },
});
