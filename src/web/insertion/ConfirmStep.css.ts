import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: 10, paddingLeft: 20, listStyle: 'disc' });
