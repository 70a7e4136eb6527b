import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { row } from '../../theme/layout.css.ts';
import { from } from '../../theme/scale.ts';

export const opener = style([
  row[8],
  {
    flex: 'none',
    justifyContent: 'center',
    minWidth: 44,
    minHeight: 44,
    borderRadius: vars.radius.control,
    fontWeight: 500,
    '@media': {
      [from.laptop]: {
        paddingInline: 12,
        marginLeft: -12,
        ':hover': { background: `color-mix(in srgb, ${vars.color.text} 8%, transparent)` },
      },
      // Without scripts the menu button is hidden: the page's own links and the languages next to them suffice.
      '(scripting: none)': { display: 'none' },
    },
  },
]);

export const narrow = style({ '@media': { [from.laptop]: { display: 'none' } } });
export const wide = style({ display: 'none', '@media': { [from.laptop]: { display: 'inline' } } });
