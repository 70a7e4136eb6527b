import { style } from '@vanilla-extract/css';
import { stack } from '../theme/layout.css.ts';

export const form = style([stack[24], { minWidth: 0 }]);
