import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { row } from '../../theme/layout.css.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space[12],
  height: '100%',
});

/** The browser scrolls a magnified picture natively; pinching is handled by a script. */
export const stage = style([
  edge,
  {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Isolation puts the focus ring above the picture, in WebKit too.
    isolation: 'isolate',
    touchAction: 'pan-x pan-y',
    scrollbarWidth: 'none',
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
    cursor: 'zoom-in',
    // The focus ring is inside, because the scroll container would clip it outside.
    ':focus-visible': { outlineOffset: -3 },
  },
]);

export const picture = style({ position: 'relative', zIndex: -1 });

export const controls = style([row[8], { justifyContent: 'center' }]);

export const count = style([type.tabular, { minWidth: 72, textAlign: 'center', fontWeight: 600 }]);

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  color: vars.color.text,
  ':hover': { background: vars.color.surfaceSunken },
  selectors: { '&[aria-disabled=true]': { color: vars.color.borderStrong, cursor: 'default', background: 'none' } },
});
