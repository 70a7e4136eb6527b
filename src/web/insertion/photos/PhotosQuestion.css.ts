import { style } from '@vanilla-extract/css';
import { stack } from '../../theme/layout.css.ts';

export const content = style([stack[16], { overflowWrap: 'anywhere' }]);
export const names = style([stack[4], { paddingLeft: 20, listStyle: 'disc' }]);
