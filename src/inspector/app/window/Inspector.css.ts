import { style } from '@vanilla-extract/css';
import { fonts, root as themed, vars, wide } from '../look/vars.css.ts';

export const root = style([
  themed,
  {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridAutoRows: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    overflow: 'hidden',
    background: vars.color.ground,
    color: vars.color.text,
    fontFamily: fonts.text,
    fontSize: 14,
    lineHeight: '20px',
  },
]);

export const columns = style({ display: 'flex', minHeight: 0, minWidth: 0 });

const column = style({
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  flex: '1 1 0',
  display: 'none',
  selectors: { '&[data-chosen="true"]': { display: 'block' } },
});
/** The machines. A narrow window shows one column at a time. */
export const list = style([
  column,
  {
    '@media': {
      [wide.three]: {
        display: 'block',
        flex: '0 0 auto',
        width: 'var(--width)',
        borderRight: `1px solid ${vars.color.faint}`,
      },
    },
  },
]);
export const chart = style([
  column,
  {
    // Its messages and its border are placed in it.
    position: 'relative',
    overflow: 'hidden',
    '@media': { [wide.two]: { display: 'block' } },
  },
]);
export const panel = style([
  column,
  {
    position: 'relative',
    overflow: 'hidden',
    '@media': {
      [wide.two]: { flex: '0 0 auto', width: 'min(var(--width), 46vw)', borderLeft: `1px solid ${vars.color.faint}` },
      [wide.three]: { display: 'block' },
    },
  },
]);

/** The border that changes the width of a column. */
export const splitter = style({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: 7,
  zIndex: 5,
  cursor: 'col-resize',
  touchAction: 'none',
  background: 'none',
  selectors: { '&:hover, &:focus-visible': { background: vars.color.accent } },
  '@media': { [wide.three]: { display: 'block' } },
});

export const columnTabs = style({
  display: 'flex',
  borderTop: `1px solid ${vars.color.faint}`,
  '@media': { [wide.three]: { display: 'none' } },
});
export const columnTab = style({
  flex: 1,
  minHeight: 44,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  fontWeight: 500,
  color: vars.color.muted,
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.accent, boxShadow: `inset 0 2px ${vars.color.accent}` },
  },
});

export const empty = style({ padding: 16, color: vars.color.muted });
export const messages = style({
  position: 'absolute',
  zIndex: 10,
  right: 12,
  top: 12,
  maxWidth: 'min(440px, calc(100% - 24px))',
  display: 'grid',
  gap: 8,
});
export const note = style({
  padding: '8px 12px',
  borderRadius: 8,
  background: vars.color.warningSoft,
  color: vars.color.text,
  fontSize: 13,
  overflowWrap: 'anywhere',
});
export const seal = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginTop: 6 });
export const reason = style({
  padding: '4px 8px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.ground,
});
export const back = style({
  padding: '4px 12px',
  border: `1px solid ${vars.color.accent}`,
  borderRadius: 6,
  background: 'none',
  color: vars.color.accent,
  cursor: 'pointer',
});
export const fault = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px',
  borderRadius: 8,
  background: vars.color.dangerSoft,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});
