import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import * as type from '../../theme/type.css.ts';
import * as box from './field.css.ts';

export const field = style({ minWidth: 0 });
export const label = box.label;
export const line = style({ display: 'block', position: 'relative' });
export const input = box.box;
export const wrong = box.wrong;

export const suffix = style({
  position: 'absolute',
  right: 14,
  top: 12,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

const note = style([type.small, { paddingTop: 6 }]);

export const hint = style([note, { color: vars.color.textMuted }]);
export const error = style([note, { color: vars.color.danger, fontWeight: 500 }]);
