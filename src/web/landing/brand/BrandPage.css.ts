import { style } from '@vanilla-extract/css';

export const room = style({ paddingTop: 24 });
