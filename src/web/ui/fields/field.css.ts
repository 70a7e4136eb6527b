import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

/** The label above a field. */
export const label = style({ display: 'block', fontWeight: 600, lineHeight: '20px', paddingBottom: 6 });

/** The box of an input or a select. */
export const box = style({
  display: 'block',
  width: '100%',
  minHeight: 48,
  paddingInline: 14,
  border: 0,
  borderRadius: vars.radius.field,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  ':disabled': { background: vars.color.surfaceSunken, color: vars.color.textMuted, boxShadow: 'none' },
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});

/** An invalid field; a message below explains it. */
export const wrong = style([box, { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` }]);
