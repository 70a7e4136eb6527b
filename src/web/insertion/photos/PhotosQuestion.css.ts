import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: 16, overflowWrap: 'anywhere' });
export const names = style({ display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' });
