import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[4],
  paddingTop: 18,
  '@media': { [from.tablet]: { gap: space[8], paddingTop: 36 } },
});

/** As tall as one with a link, so that the page below begins at the same place in each step. */
const bar = style([
  type.small,
  { minHeight: 14, borderTop: `4px solid ${vars.color.border}`, color: vars.color.textMuted, hyphens: 'auto' },
  { '@media': { [from.tablet]: { paddingTop: 12 }, [forcedColors]: { borderTopStyle: 'dotted' } } },
]);

const passed = style({
  borderTopColor: vars.color.accent,
  color: vars.color.text,
  '@media': { [forcedColors]: { borderTopStyle: 'solid' } },
});

export const step = styleVariants({
  done: [bar, passed],
  here: [bar, passed, { fontWeight: 700 }],
  ahead: [bar],
});

/** The link to a step. On a phone, where its name is hidden, it is made tall enough for touch. */
export const link = style({
  display: 'flex',
  gap: space[8],
  minHeight: 24,
  marginTop: -14,
  paddingTop: 14,
  '@media': { [from.tablet]: { minHeight: 'auto', marginTop: 0, paddingTop: 0 } },
});

export const sign = style({
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  height: 20,
  color: vars.color.accentText,
  '@media': { [from.tablet]: { display: 'grid' } },
});

/** The name of a step. On a phone only screen readers get it, because only the bars are visible. */
export const name = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [from.tablet]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});

export const count = style([
  type.small,
  type.muted,
  { paddingTop: 12, '@media': { [from.tablet]: { display: 'none' } } },
]);
