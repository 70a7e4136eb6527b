import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge, filled as full } from '../../theme/forcedColors.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  paddingTop: 6,
  containerType: 'inline-size',
});

export const bars = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[4] });

const bar = style({ height: 6, borderRadius: 3 });

export const empty = style([bar, { background: vars.color.border }, edge]);

export const filled = styleVariants({
  none: [empty],
  bad: [bar, { background: vars.color.danger }, full],
  acceptable: [bar, { background: vars.color.warning }, full],
  good: [bar, { background: vars.color.success }, full],
});

/** The column is as wide as the longest word, so that the bars retain their width. */
const said = style([type.small, { minWidth: '5.5em', textAlign: 'right', fontWeight: 600 }]);

export const word = styleVariants({
  none: [said],
  bad: [said, { color: vars.color.danger }],
  acceptable: [said, { color: vars.color.warning }],
  good: [said, { color: vars.color.success }],
});

/** Some hints take two lines in a narrow column. The reserved height prevents a layout shift while the user types. */
export const hint = style([
  type.small,
  type.muted,
  { gridColumn: '1 / -1', '@container': { '(width < 340px)': { minHeight: 40 } } },
]);
