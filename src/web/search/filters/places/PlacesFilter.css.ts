import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../../theme/contract.css.ts';
import { edge } from '../../../theme/forcedColors.ts';
import { stack } from '../../../theme/layout.css.ts';
import { above, from, space } from '../../../theme/scale.ts';
import * as type from '../../../theme/type.css.ts';
import { popup } from '../../../ui/popup.ts';

export const places = style([stack[12], { paddingTop: 12 }]);

export const chosen = stack[12];

export const place = style({
  display: 'grid',
  // The select for the radius shrinks to leave room for the longest word of the name.
  gridTemplateColumns: 'minmax(min-content, 1fr) 44px minmax(104px, auto)',
  alignItems: 'center',
  // If the filters are next to the list, the place's name and its radius do not fit in one line.
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 44px' } },
});

export const name = style({ overflowWrap: 'break-word', fontWeight: 500 });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text, background: vars.color.surfaceSunken },
});

export const radius = style({ minWidth: 0, '@media': { [from.laptop]: { gridColumn: '1 / -1' } } });

export const field = style({ position: 'relative' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(104px, auto)',
  gap: space[8],
  // If the filters are next to the list, the field and the select for the radius do not fit side by side.
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const unlessHidden = { selectors: { '&[hidden]': { display: 'none' } } };

/** The found places are below the field, or below the right end of the whole search bar. */
export const found = styleVariants({
  filters: {},
  bar: [popup, edge, { width: 'min(100%, 420px)', '@media': { [above.mobile]: { insetInline: 'auto 0' } } }],
});

/** Among the filters, the list of found places floats over the content below it. */
export const list = styleVariants({
  filters: [popup, edge, unlessHidden, { insetInline: 0, top: 56, maxHeight: 312, borderRadius: vars.radius.l }],
  bar: [{ display: 'grid', gap: space[4] }, unlessHidden],
});

const inBar = `${found.bar} &`;

export const note = style([type.small, type.muted, { paddingTop: 8, selectors: { [inBar]: { padding: '12px' } } }]);

export const failure = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], paddingTop: 8, color: vars.color.danger },
  { selectors: { [inBar]: { padding: '4px 12px' } } },
]);
