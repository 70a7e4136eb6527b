import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

export const head = style({ paddingTop: 14, '@media': { [from.laptop]: { paddingTop: 22 } } });

export const title = style([type.title, { paddingTop: 6, overflowWrap: 'anywhere' }]);

export const total = style([type.muted, type.tabular, { paddingTop: 4 }]);

export const ignored = style({ paddingTop: 14 });
