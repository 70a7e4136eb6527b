import { style } from '@vanilla-extract/css';

import { kind, size } from '../ui/Button.css.ts';
import * as type from '../theme/type.css.ts';

export const page = style({ paddingBlock: 64 });
export const title = style([type.title, { paddingTop: 48 }]);
export const text = style([type.prose, { paddingBlock: '12px 28px' }]);
export const home = style([kind.primary, size.normal]);
