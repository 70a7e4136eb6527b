import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const content = stack[12];

export const stage = style({ position: 'relative', cursor: 'crosshair', touchAction: 'none' });

export const picture = style({ display: 'block', width: '100%', height: 'auto' });

export const mask = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'rgb(0 0 0 / .55)',
  pointerEvents: 'none',
});

export const side = style([
  type.small,
  { display: 'grid', gridTemplateColumns: '108px 1fr', alignItems: 'center', gap: space[12], minHeight: 44 },
]);

export const slider = style({ minWidth: 0, accentColor: vars.color.accentText });

/** Equally wide on a phone, and stacked if their labels are long. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space[12],
  '@media': { [from.phablet]: { display: 'flex', justifyContent: 'flex-end' } },
});
