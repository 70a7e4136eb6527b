import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosenNow, edge } from '../../theme/forcedColors.ts';
import { from } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { chosenEdge } from './chosenEdge.ts';
import { hidden } from '../VisuallyHidden.css.ts';

export const segments = style([
  edge,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    padding: 4,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
  },
]);

export const segment = style({ position: 'relative', display: 'grid', cursor: 'pointer' });

// The scroll margin makes the browser scroll a focused segment completely into view.
export const radio = style([hidden, { scrollMarginBlock: 56 }]);

export const face = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minHeight: 44,
  paddingInline: 4,
  textAlign: 'center',
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  fontWeight: 500,
  color: vars.color.textMuted,
  selectors: {
    ':checked + &': {
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      fontWeight: 600,
      boxShadow: chosenEdge,
    },
    ':checked:not(:focus-visible) + &': chosenNow,
    ':disabled + &': { opacity: 0.55, cursor: 'default' },
    ':focus-visible + &': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': { [`${from.laptop} and (pointer: fine)`]: { minHeight: 40 } },
});

export const count = style([type.tabular, { fontSize: 12, lineHeight: '16px', fontWeight: 400 }]);
