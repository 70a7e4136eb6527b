import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';

export const footer = style({
  marginTop: 56,
  paddingBlock: '40px 32px',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [from.tablet]: { marginTop: 88, paddingBlock: '48px 40px' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 24px',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const title = style({ fontSize: 16, lineHeight: '24px', fontWeight: 600, paddingBottom: 6 });

const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: 15,
  '@media': { [from.tablet]: { minHeight: 32 } },
});

export const entry = style([
  line,
  { color: vars.color.textMuted, ':hover': { color: vars.color.text, textDecoration: 'underline' } },
]);

export const here = style([line, { fontWeight: 600 }]);

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingTop: 40,
  color: vars.color.textMuted,
  fontSize: 14,
});
