import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';

/** Lies above the page: nothing moves when something comes into it. */
export const region = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.grid.margin,
  bottom: 16,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  width: 'fit-content',
  maxWidth: width.content,
  minHeight: 48,
  marginInline: 'auto',
  paddingBlock: 6,
  paddingInline: 16,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  pointerEvents: 'auto',
});
