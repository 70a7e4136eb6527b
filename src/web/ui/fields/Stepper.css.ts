import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import * as type from '../../theme/type.css.ts';
import { box } from './field.css.ts';

export const stepper = style({ position: 'relative', display: 'grid' });

export const field = style([box, type.tabular, { paddingInline: 52, textAlign: 'center' }]);

/** The stepper's buttons are inside the field's box, at either end. */
export const button = style([
  edge,
  {
    position: 'absolute',
    top: 2,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: vars.radius.field,
    color: vars.color.textMuted,
    selectors: { '&:first-child': { left: 2 }, '&:last-child': { right: 2 } },
    ':hover': { color: vars.color.text, background: vars.color.surfaceSunken },
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);
