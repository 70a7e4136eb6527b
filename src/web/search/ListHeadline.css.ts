import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';
import { pale } from './results/Results.css.ts';

export const head = style({ paddingTop: 14, '@media': { [from.laptop]: { paddingTop: 22 } } });

export const title = style([type.title, { paddingTop: 6, overflowWrap: 'anywhere' }]);

/** The number of results. Its line retains its height while it is empty. */
export const total = style([type.muted, type.tabular, { paddingTop: 4, minHeight: 28 }]);

/** The number of outdated results, which is as pale as the results themselves. */
export const totalOfBefore = style([total, pale]);

export const ignored = style({ paddingTop: 14 });
