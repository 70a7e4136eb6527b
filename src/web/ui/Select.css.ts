import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';
import * as field from './field.css.ts';
import { hidden } from './VisuallyHidden.css.ts';

const place = style({ position: 'relative', minWidth: 0 });

export const select = styleVariants({
  field: [place, { display: 'inline-block' }],
  boxed: [place, { display: 'block' }],
  quiet: [place, { display: 'inline-block' }],
});

export const label = styleVariants({ field: [field.label], boxed: [hidden], quiet: [hidden] });

export const box = style({ display: 'flex', alignItems: 'center', position: 'relative' });

const native = style({ appearance: 'none', cursor: 'pointer' });

export const control = styleVariants({
  field: [field.box, native, { paddingRight: 40 }],
  boxed: [field.box, native, { paddingRight: 40 }],
  quiet: [
    native,
    {
      minHeight: 44,
      // As wide as what is chosen, where a browser can: rows that hold it stay one.
      fieldSizing: 'content',
      maxWidth: '100%',
      textOverflow: 'ellipsis',
      paddingLeft: 12,
      paddingRight: 34,
      border: 0,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.text,
      fontWeight: 500,
      ':hover': { background: vars.color.surfaceSunken },
      '@media': { [`${from.tablet} and (pointer: fine)`]: { minHeight: 40 } },
    },
  ],
});

export const arrow = style({ position: 'absolute', right: 12, pointerEvents: 'none' });
