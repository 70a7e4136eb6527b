import { style } from '@vanilla-extract/css';

import { from, space } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

export const words = style({ paddingTop: 32, '@media': { [from.tablet]: { paddingTop: 56 } } });

export const title = type.title;

export const lead = style([type.lead, type.muted, { paddingTop: 8, maxWidth: '34em' }]);

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], paddingTop: 24 });
