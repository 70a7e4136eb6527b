import { style } from '@vanilla-extract/css';

/** At least as tall as the window, so that the footer never floats. */
export const shell = style({ display: 'grid', gridTemplateRows: 'auto', minHeight: '100dvh', alignContent: 'start' });

export const main = style({ minWidth: 0, ':focus': { outline: 'none' } });
