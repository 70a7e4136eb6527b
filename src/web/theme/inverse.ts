import { vars } from './contract.css.ts';

/**
 * The ground of a notice. The colour of the focus is meant for the page's ground, so the ring has the colour of the
 * text here.
 */
export const inverse = {
  background: vars.color.inverse,
  color: vars.color.onInverse,
  vars: { [vars.color.focus]: vars.color.onInverse },
};
