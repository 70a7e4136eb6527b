import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';
import { pale } from './results/Results.css.ts';

export const head = style({ paddingTop: 14, '@media': { [from.laptop]: { paddingTop: 22 } } });

export const title = style([type.title, { paddingTop: 6, overflowWrap: 'anywhere' }]);

/** The line keeps its height while it is empty. */
export const total = style([type.muted, type.tabular, { paddingTop: 4, minHeight: 28 }]);

/** As pale as the outdated results that it counts. */
export const totalOfBefore = style([total, pale]);

export const ignored = style({ paddingTop: 14 });
