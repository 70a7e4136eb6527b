import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';

export const content = style([stack[16], { minWidth: 0 }]);

export const field = style([stack[8], { minWidth: 0 }]);

export const label = style({ fontWeight: 600 });

export const questions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const question = style({
  minHeight: 44,
  paddingInline: 14,
  borderRadius: 999,
  fontSize: 15,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.border}`,
  textAlign: 'start',
  ':hover': { boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}` },
  '@media': { [`${from.tablet} and (pointer: fine)`]: { minHeight: 36 } },
});

export const problem = style([
  edge,
  {
    padding: '12px 16px',
    borderRadius: vars.radius.control,
    background: vars.color.dangerSoft,
    color: vars.color.text,
  },
]);

export const sent = style({ fontWeight: 600, fontSize: 18, lineHeight: '26px', ':focus': { outline: 'none' } });

/** The sent message itself, shown as typed. */
export const written = style([
  edge,
  {
    padding: '12px 16px',
    borderRadius: vars.radius.control,
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
