import { style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { from, unscriptedBelow } from '../../theme/scale.ts';

const part = style({
  display: 'none',
  // The place field has room for a postcode, its town and a radius in one line. In a narrow bar it shrinks before the
  // text field does, to the parts that cannot shrink.
  flex: '0 1000 330px',
  alignItems: 'center',
  marginBlock: 10,
  borderLeft: `1px solid ${vars.color.border}`,
});

/** The place field in a line of its own below the text field, within the bar's edge. */
const below = {
  display: 'flex',
  order: 1,
  flex: '1 0 calc(100% - 4px)',
  minHeight: 44,
  margin: '0 2px 2px',
  // The place field is aligned with the search icon above it.
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
  // The pin needs no padding at its right, because the field next to it has room for its focus ring.
  padding: '0 4px 0 14px',
  color: vars.color.textMuted,
});

/** The field is not positioned, so that the found places float below the whole bar, which is. */
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
  // The focus ring of the place field is inside the bar, whose own ring marks the text field.
  ':focus-visible': { outlineOffset: 0 },
  // In forced colours the field has no border, because the bar has one.
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

/** The radius does not shrink, because its select alone could shrink to nothing; the place's name shrinks instead. */
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
  // The button that clears the place is hidden without scripts, because it would do nothing.
  '@media': { '(scripting: none)': { display: 'none' } },
});
