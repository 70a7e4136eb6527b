import { style } from '@vanilla-extract/css';

export const group = style({ minWidth: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, paddingBottom: 6, fontWeight: 600, lineHeight: '20px' });
