import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from, space, width } from '../../theme/scale.ts';

/** The notice floats above the page, so that nothing shifts when it appears. */
export const notice = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.grid.margin,
  bottom: 16,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[8],
  maxWidth: width.content,
  marginInline: 'auto',
  paddingBlock: 10,
  paddingLeft: 16,
  paddingRight: 8,
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }, print: { display: 'none' } },
});

export const icon = style({ color: vars.color.danger });
export const text = style({ color: vars.color.text });

export const actions = style({
  gridColumn: '2',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  '@media': { [from.tablet]: { gridColumn: '3' } },
});
