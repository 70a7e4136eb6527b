import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { row } from '../../theme/layout.css.ts';
import * as type from '../../theme/type.css.ts';

export const seller = style([
  row[12],
  {
    marginTop: 8,
    paddingTop: 20,
    borderTop: `1px solid ${vars.color.border}`,
  },
]);

export const words = style({ minWidth: 0 });

export const name = style({ fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' });

export const kind = style([type.small, type.muted]);
