import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: 16, overflowWrap: 'anywhere' });
export const names = style({ display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 10, justifyContent: 'flex-end' });
