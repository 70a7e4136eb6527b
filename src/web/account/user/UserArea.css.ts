import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosen, edge } from '../../theme/forcedColors.ts';
import { spread, stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { denseRow } from '../../ui/button/Button.css.ts';

export const page = style([
  stack[24],
  {
    minHeight: 480,
    alignContent: 'start',
    paddingBlock: '28px 64px',
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: '240px minmax(0, 560px)',
        columnGap: space[64],
        paddingBlock: '40px 96px',
      },
    },
  },
]);

export const title = style([type.title, { gridColumn: '1 / -1' }]);

/** The tabs are no wider than the content below them. */
export const tabs = style([stack[4], { maxWidth: 560 }]);

const tabShape = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '10px 14px',
  borderRadius: vars.radius.control,
});

export const tab = styleVariants({
  here: [tabShape, { background: vars.color.accentSoft, color: vars.color.onAccentSoft, fontWeight: 600 }, chosen],
  elsewhere: [tabShape, { ':hover': { background: vars.color.surfaceSunken } }],
});

export const content = style([stack[48], { alignContent: 'start', minWidth: 0, maxWidth: 560 }]);

/** A section of a tab. */
export const part = style([stack[24], { minWidth: 0 }]);

export const partTitle = type.subheadingLarge;

export const words = style([stack[8], { minWidth: 0 }]);

export const breakable = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const pair = style([
  stack[24],
  {
    minWidth: 0,
    alignItems: 'start',
    '@media': { [from.phablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  },
]);

export const notice = style([
  edge,
  stack[12],
  {
    justifyItems: 'start',
    padding: 20,
    borderRadius: vars.radius.l,
    background: vars.color.warningSoft,
    color: vars.color.text,
    // Breaks long email addresses, which may be wider than a phone.
    overflowWrap: 'anywhere',
  },
]);

export const noticeTitle = style({ fontWeight: 600 });

export const sessions = style({ display: 'grid' });

export const session = style([
  spread[12],
  {
    paddingBlock: 14,
    borderBottom: `1px solid ${vars.color.border}`,
    ':first-child': { paddingTop: 0 },
  },
]);

export const agent = style({ fontWeight: 600, overflowWrap: 'anywhere' });

/** The age at the start of the line begins with a capital. */
export const seen = style([type.small, type.muted, { '::first-letter': { textTransform: 'uppercase' } }]);

export const list = style([stack[8], { paddingLeft: 20, listStyle: 'disc' }]);

/** The button is as wide as its label, like the submit buttons. */
export const press = style({ justifySelf: 'start' });

/** Two actions side by side, aligned at the bottom: a refusal above the first one makes it taller. */
export const mailWays = style([denseRow, { alignItems: 'end' }]);
