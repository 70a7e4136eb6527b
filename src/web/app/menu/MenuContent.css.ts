import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosen, edge } from '../../theme/forcedColors.ts';
import { row } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const title = style([type.small, type.muted, { fontWeight: 600, paddingBottom: 8 }]);

/** The dialog has this title already if there are no languages next to it. */
export const titleOfMany = style([title, { '@media': { [from.laptop]: { display: 'none' } } }]);

/** The header has them from laptop width on. */
export const languages = style({ paddingBottom: 24, '@media': { [from.laptop]: { display: 'none' } } });

/** The header has a separate user menu from tablet width on. */
export const user = style({ paddingBottom: 24, '@media': { [from.tablet]: { display: 'none' } } });

export const person = row[8];

/** The labels are aligned with the titles. */
export const userLinks = style({ marginInline: -12 });

/** Four in a row from 360 px on. */
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
