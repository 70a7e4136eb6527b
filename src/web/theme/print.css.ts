import { globalStyle } from '@vanilla-extract/css';

// Only the content of a page is printed. Controls are hidden here, and each component that only links elsewhere hides
// itself.

globalStyle('nav, button, select, dialog, [popover], [role="search"], [role="radiogroup"] label', {
  '@media': { print: { display: 'none !important' } },
});

globalStyle('h1, h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('img, li, dl > div', { '@media': { print: { breakInside: 'avoid' } } });
