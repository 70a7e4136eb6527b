import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const places = style({ display: 'grid', gap: 12, paddingTop: 12 });

export const chosen = style({ display: 'grid', gap: 12 });

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px minmax(104px, auto)',
  alignItems: 'center',
});

export const name = style({ overflowWrap: 'anywhere', fontWeight: 500 });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text, background: vars.color.surfaceSunken },
});

export const radius = style({ minWidth: 0 });

export const field = style({ position: 'relative' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(104px, auto)',
  gap: 8,
  // Beside the list there is no room for both.
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** It floats above what follows. */
export const list = style({
  position: 'absolute',
  insetInline: 0,
  top: 56,
  zIndex: 2,
  maxHeight: 312,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 6,
  borderRadius: vars.radius.field,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 14,
  cursor: 'pointer',
  '@media': { [`${from.laptop} and (pointer: fine)`]: { minHeight: 40 } },
});

/** Not by colour alone: a line at the left. */
export const active = style([
  option,
  { background: vars.color.surfaceSunken, boxShadow: `inset 3px 0 0 ${vars.color.accentText}` },
]);

export const note = style([type.small, type.muted, { paddingTop: 8 }]);

export const failure = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingTop: 8, color: vars.color.danger },
]);
