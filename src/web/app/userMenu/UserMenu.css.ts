import { style } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { row as rowLayout } from '../../theme/layout.css.ts';
import { from } from '../../theme/scale.ts';

export const row = rowLayout[4];

const hovered = { background: `color-mix(in srgb, ${vars.color.text} 8%, transparent)` };

const sign = style({
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  ':hover': hovered,
});

/**
 * From this width on, the header shows the link to favourites. In allmend's header the search would be too narrow next
 * to it on most screens, where the menu has the link.
 */
const wideEnough = brand === 'murmel' ? from.desktop : '(min-width: 1600px)';

export const favourites = style([sign, { display: 'none', '@media': { [wideEnough]: { display: 'grid' } } }]);

export const messages = style([sign, { position: 'relative', display: 'grid' }]);

/** The badge lies over the icon's corner, so that nothing shifts when it appears or disappears. */
export const unread = style([
  edge,
  {
    position: 'absolute',
    top: 2,
    left: 22,
    minWidth: 20,
    paddingInline: 5,
    borderRadius: vars.radius.badge,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    fontSize: 12,
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
  },
]);

/** The menu button is hidden below tablet width, where the header's menu contains the user's links. */
const onlyFromTablet = { [`not all and ${from.tablet}`]: { display: 'none' } };

export const opener = style([
  rowLayout[8],
  {
    minHeight: 44,
    paddingInline: '6px 10px',
    borderRadius: vars.radius.control,
    fontWeight: 500,
    ':hover': hovered,
    '@media': onlyFromTablet,
  },
]);

/** The portrait has a fixed size, with or without a picture. */
export const portrait = style({ display: 'grid', placeItems: 'center', width: 28, height: 28 });

/** The name has a fixed width, so that nothing shifts once the user is known. */
export const name = style({
  width: 106,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const menu = style({
  // The menu is below its button; in browsers without anchor positioning, at the button's place at the top of a page.
  position: 'absolute',
  inset: 'auto',
  top: 72,
  right: vars.grid.margin,
  minWidth: 220,
  padding: 8,
  border: 0,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  '@supports': {
    // Some browsers anchor a popover to its button only on an explicit request.
    '(top: anchor(bottom))': { positionAnchor: 'auto', top: 'calc(anchor(bottom) + 4px)', right: 'anchor(right)' },
    // In browsers without popovers (Safari before 17), a script opens and closes the menu, by setting a class.
    'not selector(:popover-open)': {
      display: 'none',
      '@media': { [from.tablet]: { selectors: { '&.\\:popover-open': { display: 'block' } } } },
    },
  },
  '@media': onlyFromTablet,
});
