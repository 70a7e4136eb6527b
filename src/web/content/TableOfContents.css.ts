import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';
import { headOfPage } from '../ui/layout/headOfPage.ts';

/** The table of contents stays visible while the text scrolls. */
export const beside = style({
  display: 'none',
  '@media': {
    [from.laptop]: {
      display: 'block',
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      top: headOfPage + 16,
      maxHeight: `calc(100vh - ${headOfPage + 32}px)`,
      overflowY: 'auto',
      // Room for the focus ring, which the scroll container would clip.
      paddingInline: '20px 8px',
      borderLeft: `1px solid ${vars.color.border}`,
    },
  },
});

export const title = style({ fontWeight: 600, paddingBottom: 6 });

export const folded = style([
  edge,
  {
    maxWidth: 600,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceSunken,
    '@media': { [from.laptop]: { display: 'none' }, print: { display: 'none' } },
  },
]);

export const summary = style({ minHeight: 48, padding: '12px 16px', fontWeight: 600, cursor: 'pointer' });

export const links = style({ paddingBottom: 8 });

globalStyle(`${folded} > ${links}`, { paddingInline: 16 });

export const group = style([type.small, { fontWeight: 600, paddingTop: 8 }]);

export const link = style([
  type.muted,
  {
    display: 'block',
    paddingBlock: 10,
    fontSize: 15,
    ':hover': { color: vars.color.text, textDecoration: 'underline' },
    '@media': { [from.laptop]: { paddingBlock: 4 } },
  },
]);
