import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const choices = stack[12];

export const list = style([stack[8], { paddingLeft: 20, listStyle: 'disc' }]);

export const legend = style({ fontWeight: 600, lineHeight: '20px', paddingBottom: 6 });

export const entries = style([
  edge,
  {
    display: 'grid',
    maxHeight: 220,
    overflowY: 'auto',
    paddingInline: 12,
    borderRadius: vars.radius.field,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.border}`,
  },
]);

export const entry = style({ display: 'flex', alignItems: 'start', gap: space[12], minHeight: 44, paddingBlock: 10 });

export const box = style({ flex: 'none', width: 20, height: 20, marginTop: 2, accentColor: vars.color.accentText });

export const words = style([type.small, { minWidth: 0, overflowWrap: 'anywhere' }]);
