import { style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { from, unscriptedBelow } from '../../theme/scale.ts';

const part = style({
  display: 'none',
  // A postcode, its town and a radius in one line. In a narrow bar it shrinks before the text does, to the parts that
  // cannot shrink.
  flex: '0 1000 330px',
  alignItems: 'center',
  marginBlock: 10,
  borderLeft: `1px solid ${vars.color.border}`,
});

/** Its own line below the text, within the bar's edge. */
const below = {
  display: 'flex',
  order: 1,
  flex: '1 0 calc(100% - 4px)',
  minHeight: 44,
  margin: '0 2px 2px',
  // Aligned below the icon.
  paddingLeft: brand === 'murmel' ? 8 : 0,
  borderLeft: 0,
  borderTop: `1px solid ${vars.color.border}`,
} as const;

/** Shown on wide screens; elsewhere the filter sheet has it, which requires a script. */
export const place = styleVariants({
  header: [part, { '@media': { [from.desktop]: { display: 'flex' }, [unscriptedBelow.desktop]: below } }],
  band: [part, { '@media': { [from.laptop]: { display: 'flex' }, [unscriptedBelow.laptop]: below } }],
});

export const pin = style({
  display: 'grid',
  placeItems: 'center',
  // The field next to it has room for its ring.
  padding: '0 4px 0 14px',
  color: vars.color.textMuted,
});

/** The results float below the whole bar, which is positioned. */
export const field = style({ flex: 1, minWidth: 0 });

export const input = style({
  width: '100%',
  minHeight: 28,
  paddingInline: '6px 10px',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  // Inside the bar, whose own ring marks the text field.
  ':focus-visible': { outlineOffset: 0 },
  // The bar has the border.
  selectors: { '&:not(:focus-visible)': { '@media': { [forcedColors]: { outline: 'none' } } } },
});

export const name = style({
  flex: '0 1 auto',
  minWidth: 44,
  paddingLeft: 10,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** The name shrinks for it. Its select alone could shrink to nothing. */
export const radius = style({ flex: 'none', minWidth: 'max-content', paddingLeft: 6 });

export const clear = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  marginLeft: 'auto',
  marginRight: 4,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text, background: vars.color.surfaceSunken },
  // It does nothing without a script.
  '@media': { '(scripting: none)': { display: 'none' } },
});
