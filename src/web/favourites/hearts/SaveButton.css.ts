import { style } from '@vanilla-extract/css';

import * as buttons from '../../ui/button/Button.css.ts';
import { filling } from './Heart.css.ts';

/** The button is hidden without scripts, because it would do nothing. */
export const button = style([
  buttons.kind.secondary,
  buttons.size.normal,
  filling,
  { justifySelf: 'stretch', '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } },
]);
