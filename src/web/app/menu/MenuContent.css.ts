import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosen, edge } from '../../theme/forcedColors.ts';
import { row } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const title = style([type.small, type.muted, { fontWeight: 600, paddingBottom: 8 }]);

/** Hides the title where the languages above are hidden too: the dialog already has the same title. */
export const titleOfMany = style([title, { '@media': { [from.laptop]: { display: 'none' } } }]);

/** The languages are in the header, and not here, from laptop width on. */
export const languages = style({ paddingBottom: 24, '@media': { [from.laptop]: { display: 'none' } } });

/** The user's links are in a separate menu of the header, and not here, from tablet width on. */
export const user = style({ paddingBottom: 24, '@media': { [from.tablet]: { display: 'none' } } });

export const person = row[8];

/** The negative margin aligns the labels of the links with the titles. */
export const userLinks = style({ marginInline: -12 });

/** Four choices fit in a row from a width of 360 px on. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: space[8],
  maxWidth: 440,
});

const pill = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: 44,
  borderRadius: vars.radius.control,
  fontWeight: 500,
});

export const choice = style([pill, { boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}` }, edge]);
export const current = style([pill, { background: vars.color.inverse, color: vars.color.onInverse }, chosen]);
