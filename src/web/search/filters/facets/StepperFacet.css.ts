import { stack } from '../../../theme/layout.css.ts';

export const bounds = stack[12];
