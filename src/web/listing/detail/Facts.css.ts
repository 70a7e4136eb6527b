import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[48],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[16],
  minHeight: 50,
  paddingBlock: 8,
  borderTop: `1px solid ${vars.color.border}`,
});

export const label = type.muted;

export const value = style({ fontWeight: 500, textAlign: 'right', overflowWrap: 'anywhere' });
