import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosen, edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { from, space, width } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { panes } from '../Messages.css.ts';

/** The list's distance from the window's edge. In a wide window it begins at the same edge as the header. */
const start = `max(${vars.grid.margin}, calc((100vw - ${width.wide}) / 2))`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  selectors: { [`${panes.open} > &`]: { display: 'none' } },
  '@media': { [from.laptop]: { selectors: { [`${panes.open} > &`]: { display: 'grid' } } } },
});

export const head = style([
  stack[12],
  {
    minWidth: 0,
    padding: `20px ${vars.grid.margin} 12px ${start}`,
    '@media': { [from.laptop]: { paddingTop: 28, paddingRight: 24 } },
  },
]);

export const title = style([type.title, { '@media': { [from.laptop]: { fontSize: 32, lineHeight: '38px' } } }]);

export const tabs = style({
  display: 'flex',
  gap: space[16],
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.color.border}`,
});

const tabShape = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 44,
  whiteSpace: 'nowrap',
  ':focus-visible': { outlineOffset: -3 },
});

export const tab = styleVariants({
  here: [tabShape, { fontWeight: 600, boxShadow: `inset 0 -3px 0 ${vars.color.accentText}` }, chosen],
  elsewhere: [tabShape, type.muted, { ':hover': { color: vars.color.text } }],
});

export const search = style({ position: 'relative', display: 'block' });

export const searchSign = style({
  position: 'absolute',
  left: 12,
  top: 12,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const searchInput = style({
  width: '100%',
  minHeight: 44,
  paddingInline: '42px 12px',
  border: 0,
  borderRadius: vars.radius.field,
  background: vars.color.surfaceRaised,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});

export const rows = style({ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

const rowShape = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[12],
  padding: `12px ${vars.grid.margin} 12px ${start}`,
  borderBottom: `1px solid ${vars.color.border}`,
  ':focus-visible': { outlineOffset: -3 },
  '@media': { [from.laptop]: { paddingRight: 24 } },
});

export const row = styleVariants({
  open: [
    rowShape,
    { background: vars.color.surfaceSunken, boxShadow: `inset 4px 0 0 ${vars.color.accentText}` },
    chosen,
  ],
  closed: [rowShape, { ':hover': { background: vars.color.surfaceSunken } }],
});

export const picture = style({ width: 64 });

export const words = style([stack[4], { minWidth: 0, alignContent: 'center' }]);

export const line = style({ display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0 });

const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });

export const name = style([oneLine, { flex: 1, fontWeight: 600 }]);

export const time = style([type.small, type.muted, type.tabular, { flex: 'none' }]);

export const timeOfNews = style([type.small, type.tabular, { flex: 'none', fontWeight: 600 }]);

export const about = style([oneLine, type.small, type.muted]);

export const said = style([oneLine, type.small, type.muted, { flex: 1 }]);

export const news = style([oneLine, type.small, { flex: 1, fontWeight: 600 }]);

export const muted = style([type.muted, { flex: 'none', alignSelf: 'center' }]);

export const count = style([
  type.tabular,
  {
    flex: 'none',
    minWidth: 20,
    height: 20,
    paddingInline: 6,
    borderRadius: 10,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontSize: 12,
    lineHeight: '20px',
    fontWeight: 700,
    textAlign: 'center',
  },
  edge,
]);

export const padded = style([
  stack[12],
  {
    justifyItems: 'start',
    padding: `16px ${vars.grid.margin} 24px ${start}`,
    '@media': { [from.laptop]: { paddingRight: 24 } },
  },
]);

/** The status of the list. It reserves the height of a line, even while it is empty. */
export const status = style({ minHeight: 36 });

export const notice = style([type.small, type.muted, { padding: `8px ${vars.grid.margin} 8px ${start}` }]);

export const bones = style([rowShape]);

export const boneLines = style([stack[8], { alignContent: 'center' }]);
