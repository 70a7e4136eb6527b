import { style } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const page = style([
  stack[48],
  {
    alignItems: 'center',
    paddingTop: 40,
    '@media': {
      [from.laptop]: {
        paddingTop: 64,
        ...(brand === 'murmel' && { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 560px)' }),
      },
    },
  },
]);

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Widths at which the headline of no language wraps differently in the fallback font (tests/journeys/all/fontSwap). */
const headline = { phone: brand === 'murmel' ? '8.5em' : '9em', laptop: '9.5em' };

export const title = style([
  type.hero,
  {
    maxWidth: headline.phone,
    overflowWrap: 'break-word',
    '@media': { [from.laptop]: { maxWidth: headline.laptop } },
  },
]);
export const lead = style([
  type.muted,
  { fontSize: 18, lineHeight: '28px', maxWidth: '20.5em', paddingTop: 20, paddingBottom: 32 },
]);
export const marmot = style({ width: '100%', maxWidth: 560, height: 'auto' });

export const help = style([
  stack[8],
  {
    justifyItems: 'start',
    marginTop: 56,
    paddingTop: 20,
    borderTop: `2px solid ${vars.color.text}`,
    '@media': { [from.tablet]: { marginTop: 72, maxWidth: '50%' } },
  },
]);

export const helpTitle = type.subheading;
export const helpText = style([type.muted, { paddingBottom: 8 }]);

export const helpWays = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
