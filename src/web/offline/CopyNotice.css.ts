import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import { space, width } from '../theme/scale.ts';

/** The notice is at the lower end of the window (`app/Foot.css.ts`). */
export const notice = style([
  edge,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[12],
    width: 'fit-content',
    maxWidth: width.content,
    minHeight: 48,
    marginInline: 'auto',
    marginBottom: 8,
    paddingBlock: 6,
    paddingInline: 16,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.floating,
    color: vars.color.text,
    pointerEvents: 'auto',
  },
]);
