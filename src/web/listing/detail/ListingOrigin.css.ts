import { style } from '@vanilla-extract/css';

import { stack } from '../../theme/layout.css.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const source = style([stack[16], { justifyItems: 'start' }]);

export const summary = style([type.muted, { minHeight: 44, paddingBlock: 10, cursor: 'pointer' }]);

export const info = style([type.small, type.muted, stack[4]]);

export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], overflowWrap: 'anywhere' });
