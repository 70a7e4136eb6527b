import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { stack } from '../../theme/layout.css.ts';

export const content = style([stack[24], { minWidth: 0 }]);

export const offer = style({ paddingTop: 16, borderTop: `1px solid ${vars.color.border}` });

export const link = style({ color: vars.color.accentText, textDecoration: 'underline', textUnderlineOffset: 3 });
