import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

/** The words above a field. */
export const label = style({ display: 'block', fontWeight: 600, lineHeight: '20px', paddingBottom: 6 });

/** What one types in or chooses from. */
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

/** What was typed cannot be taken; words below say why. */
export const wrong = style([box, { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` }]);
