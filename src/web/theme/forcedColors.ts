import type { StyleRule } from '@vanilla-extract/css';

// Contrast themes (`forced-colors`): browsers replace all colours with the few that the visitor has chosen, and drop
// shadows and gradients. Parts that only a background or a shadow delimits get an outline there. An outline takes no
// room, so nothing shifts.

export const forcedColors = '(forced-colors: active)';

/** Delimits a part of a page: a chip, a badge, a panel, a link that looks like a button. The focus ring replaces it. */
export const edge = {
  selectors: {
    '&:not(:focus-visible)': { '@media': { [forcedColors]: { outline: '1px solid', outlineOffset: -1 } } },
  },
};

/**
 * Removes the outline of a button that is larger than its visible disc, which has one. An outline of the button would
 * cross adjacent text.
 */
export const edgeless = {
  selectors: { '&:not(:focus-visible)': { '@media': { [forcedColors]: { outline: 'none' } } } },
};

/** The style of the chosen element of a group, for selectors that already exclude the focused one. */
export const chosenNow = { '@media': { [forcedColors]: { outline: '3px solid Highlight', outlineOffset: -3 } } };

/** Marks the chosen element of a group, unless the focus ring is there. */
export const chosen = { selectors: { '&:not(:focus-visible)': chosenNow } };

/** Preserves a background that is itself the information, such as the filled part of a bar or a switch that is on. */
export const filled = {
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
} as const;

const bar = { forcedColorAdjust: 'none', background: 'Highlight' } as const;

/** The completed part of a `<progress>`. */
export const filledProgress = {
  '@media': { [forcedColors]: { '::-webkit-progress-value': bar, '::-moz-progress-bar': bar } },
};

/**
 * Selectors of a switch whose knob is a pseudo-element, drawn by its border. A switch that is on has a filled track, and
 * its knob at the other end.
 */
export const switchedOn = (knob: '::before' | '::after', atOtherEnd: StyleRule) => ({
  '&:checked': filled,
  [`&:checked${knob}`]: {
    ...atOtherEnd,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', borderColor: 'HighlightText' } },
  } as const,
});
