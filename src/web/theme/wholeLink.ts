import { vars } from './contract.css.ts';

/**
 * A link that takes all of the positioned element around it. The ring of its focus goes round that element: around the words
 * alone, a title that is limited to two lines would cut it off.
 */
export const wholeLink = {
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
} as const;
