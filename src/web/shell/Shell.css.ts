import { style } from '@vanilla-extract/css';

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto',
  alignContent: 'start',
});

/**
 * As tall as the window at least: what comes may be shorter or longer than its bones, and shall neither pull the footer into
 * sight nor push it away.
 */
export const main = style({
  minWidth: 0,
  minHeight: '100svh',
  ':focus': { outline: 'none' },
  '@media': { print: { minHeight: 0 } },
});
