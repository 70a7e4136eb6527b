import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { space } from '../../theme/scale.ts';

const box = style([
  edge,
  {
    display: 'flex',
    gap: space[12],
    width: '100%',
    padding: '18px 20px',
    borderRadius: vars.radius.l,
    overflowWrap: 'anywhere',
  },
]);

export const note = styleVariants({
  good: [box, { background: vars.color.accentSoft, color: vars.color.onAccentSoft }],
  notice: [box, { background: vars.color.warningSoft, color: vars.color.text }],
  plain: [box, { background: vars.color.surfaceSunken, color: vars.color.text }],
});

export const icon = style({ flex: 'none', paddingTop: 2 });

export const title = style({ fontWeight: 600 });

/** The link to the support, within a sentence and in the text colour of the note. */
export const support = style({ textDecoration: 'underline', textUnderlineOffset: 3 });
