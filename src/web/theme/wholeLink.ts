import { vars } from './contract.css.ts';

/**
 * A link that covers its positioned parent. The ring of its focus surrounds that element: a title that is limited to
 * two lines would clip a ring around its text.
 */
export const wholeLink = {
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
} as const;
