import { globalStyle } from '@vanilla-extract/css';

// What a page leaves on paper: its content. What one operates stays on the screen, and each component that is nothing but a
// way to elsewhere hides itself.

globalStyle('nav, button, select, dialog, [popover], [role="search"], [role="radiogroup"] label', {
  '@media': { print: { display: 'none !important' } },
});

globalStyle('h1, h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('img, li, dl > div', { '@media': { print: { breakInside: 'avoid' } } });
