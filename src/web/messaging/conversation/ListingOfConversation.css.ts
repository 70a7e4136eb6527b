import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { row, stack } from '../../theme/layout.css.ts';
import { from, space, width } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

/** The listing's place: a line above the conversation, or a column next to it on a wide screen. */
export const side = style({
  gridArea: 'ad',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  minWidth: 0,
  padding: `8px ${vars.grid.margin}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [from.laptop]: { paddingInline: 32 },
    [from.desktop]: {
      display: 'grid',
      alignContent: 'start',
      alignItems: 'stretch',
      gap: space[16],
      padding: `24px max(${vars.grid.margin}, calc((100vw - ${width.wide}) / 2)) 24px 24px`,
      borderBottom: 0,
      borderLeft: `1px solid ${vars.color.border}`,
      overflowY: 'auto',
    },
  },
});

/** The listing's card: content that does not fit in its line wraps below. */
export const card = style([
  row[12],
  {
    flex: '1 1 220px',
    minWidth: 0,
    '@media': { [from.desktop]: { display: 'grid', alignItems: 'start', gap: space[12] } },
  },
]);

export const picture = style({
  flex: 'none',
  width: 64,
  '@media': { [from.desktop]: { width: 'auto' } },
});

/** A small picture has no room for the badge; there the line next to it shows the listing's status. */
export const badge = style({ display: 'none', '@media': { [from.desktop]: { display: 'contents' } } });

export const words = style([stack[4], { minWidth: 0 }]);

export const price = style([type.price]);

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [from.desktop]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const link = style({ ':hover': { textDecoration: 'underline' } });

/**
 * The line with the listing's status. On a wide screen it is hidden, because the badge on the picture shows the status.
 */
export const stateLine = style([
  type.small,
  { color: vars.color.warning, fontWeight: 600, '@media': { [from.desktop]: { display: 'none' } } },
]);

export const hint = style([type.small, type.muted]);

export const reservation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  minWidth: 0,
});

export const reserved = style([type.small, { fontWeight: 600 }]);

export const wideOnly = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'grid', gap: space[16] } },
});

export const advice = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[12],
    padding: 16,
    borderRadius: vars.radius.l,
    background: vars.color.warningSoft,
  },
  edge,
]);

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginInline: -14 });
