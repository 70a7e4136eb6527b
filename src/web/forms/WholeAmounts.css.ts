import { style } from '@vanilla-extract/css';

export const amounts = style({ marginTop: 12, display: 'flex', flexWrap: 'wrap', gap: 8 });
