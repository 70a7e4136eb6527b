import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { from, motion, space } from '../../theme/scale.ts';

/** The padding of the two sizes. Without a visible edge it moves the words of a button away from those around it. */
const padding = { normal: 20, dense: 14 };

/** A row of dense buttons, whose quiet ones begin where the text around them does, also after a line break. */
export const denseRow = style({ display: 'flex', flexWrap: 'wrap', gap: `8px ${8 + padding.dense}px` });

const button = style([
  edge,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    borderRadius: vars.radius.control,
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
    transition: `background-color ${motion.press}, box-shadow ${motion.press}`,
  },
]);

export const kind = styleVariants({
  primary: [
    button,
    {
      background: vars.color.accent,
      color: vars.color.onAccent,
      ':hover': { background: vars.color.accentHover },
    },
  ],
  secondary: [
    button,
    {
      boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
      ':hover': { boxShadow: `inset 0 0 0 1.5px ${vars.color.text}` },
    },
  ],
  danger: [
    button,
    {
      boxShadow: `inset 0 0 0 1.5px ${vars.color.danger}`,
      color: vars.color.danger,
      ':hover': { background: vars.color.dangerSoft },
    },
  ],
  /** The button of the dialog that confirms an irreversible action. */
  dangerFilled: [
    button,
    {
      background: vars.color.danger,
      color: vars.color.surface,
      ':hover': { filter: 'brightness(.9)' },
    },
  ],
  quiet: [
    button,
    {
      ':hover': { background: vars.color.surfaceSunken },
      selectors: { [`${denseRow} > &`]: { marginLeft: -padding.dense } },
    },
  ],
});

export const size = styleVariants({
  normal: { minHeight: 48, paddingBlock: 8, paddingInline: padding.normal },
  dense: {
    minHeight: 44,
    paddingBlock: 6,
    paddingInline: padding.dense,
    fontSize: 15,
    '@media': { [`${from.tablet} and (pointer: fine)`]: { minHeight: 40 } },
  },
});
