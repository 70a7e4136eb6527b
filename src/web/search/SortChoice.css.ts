import { style } from '@vanilla-extract/css';

export const choice = style({ marginLeft: 'auto' });
