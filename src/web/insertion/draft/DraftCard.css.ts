import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { from } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { denseRow } from '../../ui/button/Button.css.ts';

export const card = style([
  edge,
  stack[8],
  {
    minWidth: 0,
    padding: 20,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceSunken,
    '@media': { [from.laptop]: { position: 'sticky', top: 24 } },
  },
]);

/** The cover photo fills the card on a phone. Next to the form, the card itself is about as wide. */
export const cover = style({ display: 'block', maxWidth: 320 });

export const state = style([type.small, type.muted]);

export const price = style([type.price]);

export const title = style({ overflowWrap: 'anywhere' });

export const steps = denseRow;
