import { style } from '@vanilla-extract/css';

import * as type from '../../theme/type.css.ts';

export const title = type.subheading;

export const total = style([type.small, type.muted, type.tabular, { letterSpacing: 0 }]);
