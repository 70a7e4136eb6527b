import { style } from '@vanilla-extract/css';

import * as type from '../theme/type.css.ts';

export const source = style({ display: 'grid', justifyItems: 'start', gap: 16 });

export const summary = style([type.muted, { minHeight: 44, paddingBlock: 10, cursor: 'pointer' }]);

export const info = style([type.small, type.muted, { display: 'grid', gap: 4 }]);

export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: 16, overflowWrap: 'anywhere' });
