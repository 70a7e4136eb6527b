import { style } from '@vanilla-extract/css';
import { fonts, vars } from '../look/vars.css.ts';

export const pair = style({
  containerType: 'inline-size',
  width: '100%',
  height: '100%',
  minHeight: 0,
});
export const sides = style({
  display: 'grid',
  height: '100%',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 700px)': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
export const side = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}`, borderLeft: `1px solid ${vars.color.line}` } },
});
/** A single chart has no caption. */
export const single = style({ minHeight: 0, minWidth: 0 });
export const caption = style({
  padding: '6px 12px',
  borderBottom: `1px solid ${vars.color.faint}`,
  fontFamily: fonts.code,
  fontSize: 12,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-different="true"]': { background: vars.color.dangerSoft },
  },
});
export const difference = style({ color: vars.color.danger, fontWeight: 600 });
