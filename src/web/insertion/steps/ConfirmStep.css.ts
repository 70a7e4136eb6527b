import { style } from '@vanilla-extract/css';
import { stack } from '../../theme/layout.css.ts';

export const list = style([stack[12], { paddingLeft: 20, listStyle: 'disc' }]);
