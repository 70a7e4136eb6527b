import { globalStyle, style } from '@vanilla-extract/css';

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto',
  alignContent: 'start',
});

/**
 * At least as tall as the window. The content may be shorter or longer than its bones, and must neither pull the footer
 * into view nor push it away.
 */
export const main = style({
  minWidth: 0,
  minHeight: '100svh',
  ':focus': { outline: 'none' },
  '@media': { print: { minHeight: 0 } },
});

/** As tall as the window; the page scrolls its parts itself. Normal for print and very low windows. */
export const wholeShell = style([
  shell,
  {
    '@media': {
      'screen and (min-height: 400px)': { height: '100dvh', gridTemplateRows: 'auto minmax(0, 1fr)', overflow: 'clip' },
    },
  },
]);

// A page that fills the window has no scrollbar, so the header reserves no room for one.
globalStyle(`html:has(${wholeShell})`, {
  '@media': { 'screen and (min-height: 400px)': { scrollbarGutter: 'auto' } },
});

export const wholeMain = style({
  display: 'grid',
  minWidth: 0,
  ':focus': { outline: 'none' },
  '@media': { 'screen and (min-height: 400px)': { minHeight: 0 } },
});
