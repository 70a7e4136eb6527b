import { style } from '@vanilla-extract/css';

/** At least as tall as the window, so that the footer never floats. */
export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto',
  alignContent: 'start',
  minHeight: '100dvh',
});

export const main = style({ minWidth: 0, ':focus': { outline: 'none' } });
