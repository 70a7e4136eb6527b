import { style } from '@vanilla-extract/css';

export const bounds = style({ display: 'grid', gap: 10 });
