import { globalStyle } from '@vanilla-extract/css';

// Forced colours remove the backgrounds by which the chosen one of several is marked.
globalStyle('[aria-current="true"], [aria-selected="true"], [aria-pressed="true"]', {
  '@media': {
    '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -4 },
  },
});
globalStyle('html, body, #inspector', { height: '100%', margin: 0 });
