import { globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { forcedColors } from './forcedColors.ts';

// The base styles of every page: no margins (the parent lays out), one font, one focus ring.

globalStyle('*, ::before, ::after', { boxSizing: 'border-box', margin: 0 });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  // Reserves the scrollbar gutter while a page is still loading, so that the scrollbar causes no layout shift.
  scrollbarGutter: 'stable',
});

globalStyle('body', {
  fontFamily: vars.font.text,
  fontSize: 16,
  lineHeight: '24px',
  color: vars.color.text,
  background: vars.color.surface,
  WebkitFontSmoothing: 'antialiased',
  hyphens: 'manual',
});

globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none', padding: 0 });
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('img, svg', { display: 'block' });
// An icon next to text of several lines keeps its size.
globalStyle('.lucide', { flexShrink: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'left' });

globalStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 });

// Contrast themes drop the borders of most controls. The rule has no specificity: the focus ring replaces it, and a
// component may do so.
globalStyle(':where(button, input, select, textarea, summary, dialog, :popover-open)', {
  '@media': { [forcedColors]: { outline: '1px solid', outlineOffset: -1 } },
});
globalStyle(':where([aria-invalid="true"])', { '@media': { [forcedColors]: { outlineWidth: 2, outlineOffset: -2 } } });

// A headline gets the focus only to be announced, and is not interactive, so it has no focus ring.
globalStyle('h1:focus', { outline: 'none' });

globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
