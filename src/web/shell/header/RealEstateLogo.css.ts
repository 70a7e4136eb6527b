import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/scale.ts';

/** The name is separated from the logo by a line, and is on the baseline of the logo's letters. */
export const logo = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingLeft: 12,
  borderLeft: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  color: vars.color.text,
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
  '@media': { [from.laptop]: { fontSize: 18, marginLeft: -16 } },
});
