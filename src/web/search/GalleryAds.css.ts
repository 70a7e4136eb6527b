import { style } from '@vanilla-extract/css';

export const gallery = style({ selectors: { '&:not(:empty)': { paddingBottom: 28 } } });
