import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import * as type from '../theme/type.css.ts';

export const seller = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  marginTop: 8,
  paddingTop: 20,
  borderTop: `1px solid ${vars.color.border}`,
});

export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  fontSize: 20,
  fontWeight: 600,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});

export const words = style({ minWidth: 0 });

export const name = style({ fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' });

export const kind = style([type.small, type.muted]);
