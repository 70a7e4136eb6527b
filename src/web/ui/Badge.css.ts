import { style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import { space } from '../theme/scale.ts';

const base = style([
  edge,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    height: 24,
    paddingInline: brand === 'murmel' ? 10 : 8,
    borderRadius: vars.radius.badge,
    fontSize: 13,
    lineHeight: '24px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
]);

const { color } = vars;

export const badge = styleVariants({
  quiet: [base, { background: color.surfaceSunken, color: color.text }],
  new: [base, { background: color.new, color: color.onNew }],
  promoted: [base, { background: color.promoted, color: color.onPromoted }],
  soft: [base, { background: color.accentSoft, color: color.onAccentSoft }],
  warning: [base, { background: color.warningSoft, color: color.warning }],
  inverse: [base, { background: color.inverse, color: color.onInverse }],
});
