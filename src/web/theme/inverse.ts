import { vars } from './contract.css.ts';

/** The ground of a notice. The colour of the focus is for the page's ground: here the ring has the colour of the words. */
export const inverse = {
  background: vars.color.inverse,
  color: vars.color.onInverse,
  vars: { [vars.color.focus]: vars.color.onInverse },
};
