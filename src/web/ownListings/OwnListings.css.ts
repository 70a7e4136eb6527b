import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { chosen } from '../theme/forcedColors.ts';
import { cluster, stack } from '../theme/layout.css.ts';
import { from, space } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

export const page = style([
  stack[24],
  {
    alignContent: 'start',
    minHeight: 480,
    minWidth: 0,
    paddingBlock: '28px 64px',
    '@media': { [from.laptop]: { paddingBlock: '40px 96px' } },
  },
]);

export const title = type.title;

export const groups = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

const groupShape = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 44,
  paddingInline: 16,
  borderRadius: vars.radius.control,
});

export const group = styleVariants({
  here: [groupShape, { background: vars.color.accentSoft, color: vars.color.onAccentSoft, fontWeight: 600 }, chosen],
  elsewhere: [groupShape, { ':hover': { background: vars.color.surfaceSunken } }],
});

export const count = style([type.small, type.tabular]);

/**
 * The changed row shows the result; this announces it to screen readers. Its line is reserved within the gap between
 * its neighbours.
 */
export const status = style([type.small, type.muted, { minHeight: 20, marginBlock: -14, overflowWrap: 'anywhere' }]);

export const rows = style({ display: 'grid', borderTop: `1px solid ${vars.color.border}` });

export const row = style([
  stack[16],
  {
    minWidth: 0,
    paddingBlock: 20,
    borderBottom: `1px solid ${vars.color.border}`,
  },
]);

export const listing = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: '144px minmax(0, 1fr)', columnGap: space[24] } },
});

export const picture = style({
  gridRow: 'span 1',
  '@media': { [from.tablet]: { gridRow: 'span 2' } },
});

export const words = style([stack[8], { minWidth: 0, justifyItems: 'start' }]);

export const name = style([type.subheading, { overflowWrap: 'anywhere' }]);

export const price = type.price;

export const state = cluster[8];

export const term = style([type.small, type.muted, type.tabular]);

export const because = style([type.small, { overflowWrap: 'anywhere' }]);

export const commands = style([
  stack[4],
  { gridColumn: '1 / -1', minWidth: 0, '@media': { [from.tablet]: { gridColumn: 2 } } },
]);

export const mainCommands = cluster[8];

/** The negative margin aligns the text of these borderless buttons with the outlines of the main buttons above them. */
export const otherCommands = style({ display: 'flex', flexWrap: 'wrap', marginInline: -14 });

export const form = style({ maxWidth: 420 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

export const answers = stack[12];

export const problem = style({ color: vars.color.danger, ':empty': { display: 'none' } });

export const more = style([stack[12], { justifyItems: 'center' }]);
