import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';

export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 16,
  borderRadius: vars.radius.control,
  fontSize: 15,
  fontWeight: 500,
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 46%, transparent)`,
  ':hover': { background: `color-mix(in srgb, ${vars.color.surfaceRaised} 70%, transparent)` },
});
