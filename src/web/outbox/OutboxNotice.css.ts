import { style } from '@vanilla-extract/css';

import { notice } from '../offline/CopyNotice.css.ts';
import { vars } from '../theme/contract.css.ts';
import { row, stack } from '../theme/layout.css.ts';
import { space } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

/** The notice is as wide as its content and the other notice next to it. */
export const region = style([notice, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const sentence = row[12];
export const details = style({ paddingLeft: 32 });

export const summary = style({
  minHeight: 44,
  alignContent: 'center',
  color: vars.color.accentText,
  fontWeight: 600,
  cursor: 'pointer',
});

export const list = style([stack[8], { maxHeight: '40vh', overflowY: 'auto', paddingBottom: 8 }]);
export const command = style([stack[4], { justifyItems: 'start' }]);

/** Cuts a text to one line, which is enough to recognise the command. */
const oneLine = style([
  type.small,
  { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const about = style([oneLine, { fontWeight: 600 }]);
export const written = style([oneLine, type.muted]);
export const actions = style({ display: 'flex', gap: space[8] });
