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
  // As wide as what is chosen, so that rows that hold it stay one: also in a browser that paints before the choices are there,
  // and in one that would measure all of them.
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
        // Around its text a browser may keep a little more than is asked for.
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
      // Its options make it no wider, in WebKit either: it is not measured, and fills its box.
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
