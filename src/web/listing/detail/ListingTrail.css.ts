import { style } from '@vanilla-extract/css';

import { from } from '../../theme/scale.ts';

export const trail = style({ paddingBlock: 12, '@media': { [from.laptop]: { paddingBlock: '22px 16px' } } });
