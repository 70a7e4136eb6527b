import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { row, stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

/** A field with the help for it below. */
export const field = style({ display: 'grid', minWidth: 0 });

/**
 * A live region for help. It exists before its text, so that screen readers announce the text. While empty it takes no
 * room.
 */
export const place = style({ display: 'grid', minWidth: 0 });

/** The content of the help. */
const said = style({ marginTop: 12 });

const box = style([
  said,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[12],
    padding: 14,
    borderRadius: vars.radius.l,
    '@media': { [from.phablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' } },
  },
  edge,
]);

export const note = style([box, { background: vars.color.accentSoft, color: vars.color.onAccentSoft }]);

export const warning = style([box, { background: vars.color.warningSoft, color: vars.color.text }]);

export const words = style([stack[4], { minWidth: 0, overflowWrap: 'anywhere' }]);

export const strong = style({ fontWeight: 600 });

/** The similar listing: a link within a sentence, in the text colour of the warning. */
export const alike = style({ fontWeight: 500, textDecoration: 'underline', textUnderlineOffset: 3 });

export const reason = type.small;

export const actions = style([
  row[4],
  {
    gridColumn: '1 / -1',
    '@media': { [from.phablet]: { gridColumn: 'auto' } },
  },
]);

export const dismiss = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  borderRadius: vars.radius.control,
});

export const titles = style([said, { display: 'flex', flexWrap: 'wrap', gap: space[8] }]);

export const title = style([
  edge,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  },
]);

export const pick = style({
  minHeight: 44,
  minWidth: 0,
  paddingInline: '14px 4px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const band = style([said, type.small, stack[8]]);

export const scale = style({ width: '100%', height: 14 });

export const ground = style({ fill: vars.color.border });

export const half = style({ fill: vars.color.accent });

export const middle = style({ fill: vars.color.text });

export const ownPrice = style({ fill: vars.color.text });
