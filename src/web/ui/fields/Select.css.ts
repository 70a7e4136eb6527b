import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/scale.ts';
import * as field from './field.css.ts';
import { hidden } from '../VisuallyHidden.css.ts';

const place = style({ position: 'relative', minWidth: 0 });

export const select = styleVariants({
  field: [place, { display: 'inline-block' }],
  boxed: [place, { display: 'block' }],
  quiet: [place, { display: 'inline-block' }],
});

export const label = styleVariants({ field: [field.label], boxed: [hidden], quiet: [hidden] });

const around = style({ display: 'flex', alignItems: 'center', position: 'relative' });

export const box = styleVariants({
  field: [around],
  boxed: [around],
  // The select is as wide as its chosen option, so that its row does not wrap. This holds before the options are
  // parsed, and in browsers that would measure all of them.
  quiet: [
    around,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto)',
      minHeight: 44,
      '@media': { [`${from.tablet} and (pointer: fine)`]: { minHeight: 40 } },
      '::before': {
        content: 'attr(data-chosen)',
        height: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        whiteSpace: 'nowrap',
        // The padding at the end is larger than the select’s, because some browsers add a little around its text.
        padding: '0 38px 0 12px',
        fontWeight: 500,
      },
    },
  ],
});

const native = style({ appearance: 'none', cursor: 'pointer' });

export const control = styleVariants({
  field: [field.box, native, { paddingRight: 40 }],
  boxed: [field.box, native, { paddingRight: 40 }],
  quiet: [
    native,
    {
      // The options do not widen the select, in WebKit either: it is positioned, and fills its box.
      position: 'absolute',
      inset: 0,
      width: '100%',
      textOverflow: 'ellipsis',
      paddingLeft: 12,
      paddingRight: 34,
      border: 0,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.text,
      fontWeight: 500,
      ':hover': { background: vars.color.surfaceSunken },
    },
  ],
});

export const arrow = style({ position: 'absolute', right: 12, pointerEvents: 'none' });
