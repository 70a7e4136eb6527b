import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { hidden } from '../../ui/VisuallyHidden.css.ts';

/** A sheet over the whole window; from laptop width on a column of the page, regardless of the popover's state. */
export const panel = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The scroll padding makes a focused element scroll clear of the sheet's head and foot, which are sticky.
  scrollPaddingBlock: '72px 84px',
  background: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [from.laptop]: {
      display: 'block',
      position: 'static',
      height: 'auto',
      overflow: 'visible',
      background: 'transparent',
    },
  },
  '@supports': {
    // In browsers without popovers (Safari before 17), a script opens and closes the sheet, by setting a class.
    'not selector(:popover-open)': {
      '@media': {
        [`not all and ${from.laptop}`]: {
          display: 'none',
          selectors: { '&.\\:popover-open': { display: 'block' } },
        },
      },
    },
  },
});

// The page below the sheet is unreachable for keyboards and screen readers, as below a dialog.
globalStyle(`body:has(${panel}:popover-open)`, {
  visibility: 'hidden',
  '@media': { [from.laptop]: { visibility: 'visible' } },
});
globalStyle(`${panel}:popover-open`, { visibility: 'visible' });

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  paddingInline: vars.grid.margin,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [from.laptop]: {
      position: 'absolute',
      width: 1,
      height: 1,
      minHeight: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const title = type.subheading;

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -12,
  '@media': { [from.laptop]: { display: 'none' } },
});

export const reset = style({
  minHeight: 44,
  marginLeft: 'auto',
  marginRight: 8,
  paddingInline: 12,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
  '@media': { [from.laptop]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const said = hidden;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `20px ${vars.grid.margin} 0`,
  '@media': { [from.laptop]: { padding: 0 } },
});

export const foot = style({
  position: 'sticky',
  bottom: 0,
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  padding: `12px ${vars.grid.margin}`,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': {
    [from.laptop]: { position: 'static', marginInline: 0, padding: 0, border: 0 },
    // With scripts each filter is applied at once, unless the window has grown around an open sheet.
    [`${from.laptop} and (scripting: enabled)`]: {
      selectors: { [`${panel}:not(:popover-open) &`]: { display: 'none' } },
    },
  },
});

export const show = style({
  width: '100%',
  minHeight: 48,
  paddingInline: 20,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  textAlign: 'center',
  background: vars.color.accent,
  color: vars.color.onAccent,
  ':hover': { background: vars.color.accentHover },
  selectors: { '&[aria-busy=true]': { opacity: 0.8 } },
});
