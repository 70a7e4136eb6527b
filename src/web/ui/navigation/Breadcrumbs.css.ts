import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { row } from '../../theme/layout.css.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const trail = style([type.small, type.muted, { display: 'flex', flexWrap: 'wrap', columnGap: space[8] }]);
export const crumb = row[8];
export const step = style({ paddingBlock: 4, ':hover': { color: vars.color.text, textDecoration: 'underline' } });
export const here = style({ color: vars.color.text });
