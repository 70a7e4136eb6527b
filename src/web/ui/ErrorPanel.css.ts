import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';

export const panel = style([
  edge,
  {
    display: 'flex',
    gap: 14,
    paddingBlock: 16,
    paddingInline: 18,
    borderRadius: vars.radius.l,
    background: vars.color.dangerSoft,
    color: vars.color.text,
  },
]);

export const icon = style({ flex: 'none', paddingTop: 2, color: vars.color.danger });
export const words = style({ display: 'grid', gap: 8, minWidth: 0 });
export const title = style({ fontWeight: 600 });

/** A button that has no room beside the words stands below them. */
export const rest = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
