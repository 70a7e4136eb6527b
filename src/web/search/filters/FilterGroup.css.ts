import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

export const group = style({ paddingBlock: '20px 22px', borderTop: `1px solid ${vars.color.border}` });

export const legend = style({ paddingBottom: 10, fontWeight: 600 });
