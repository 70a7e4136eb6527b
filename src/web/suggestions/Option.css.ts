import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { chosenNow } from '../theme/forcedColors.ts';
import { row } from '../theme/layout.css.ts';
import * as type from '../theme/type.css.ts';

const { color, radius } = vars;

const base = style([
  row[12],
  {
    gridColumn: '1 / -1',
    minHeight: 44,
    paddingInline: 12,
    borderRadius: radius.s,
    cursor: 'pointer',
    ':hover': { background: color.surfaceSunken },
    selectors: {
      // The active option is not marked by colour alone: it also has a line at its side.
      '&[aria-selected=true]:not(:focus-visible)': chosenNow,
      '&[aria-selected=true]': { background: color.surfaceSunken, boxShadow: `inset 3px 0 0 ${color.accentText}` },
    },
  },
]);

export const option = styleVariants({ plain: [base], deletable: [base, { paddingRight: 48 }] });

export const sign = style({ flex: 'none', display: 'grid', color: color.textMuted });

export const title = style({ minWidth: 0, overflowWrap: 'anywhere', paddingBlock: 4 });

/** The typed part, within a title whose other parts are bold. */
export const typed = style({ fontWeight: 400 });

export const description = style([type.small, type.muted, { flex: 'none', marginLeft: 'auto', maxWidth: '45%' }]);
