import { vars } from './contract.css.ts';

/** The background of a notice. The focus colour suits the page's background, so the ring uses the text colour here. */
export const inverse = {
  background: vars.color.inverse,
  color: vars.color.onInverse,
  vars: { [vars.color.focus]: vars.color.onInverse },
};
