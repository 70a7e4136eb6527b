import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const title = style([type.small, type.muted, { fontWeight: 600, paddingBottom: 8 }]);

/** The dialog's own title says it where there are no languages beside it. */
export const titleOfMany = style([title, { '@media': { [from.laptop]: { display: 'none' } } }]);

/** The header has them from laptop width on. */
export const languages = style({ paddingBottom: 24, '@media': { [from.laptop]: { display: 'none' } } });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 14,
  borderRadius: vars.radius.control,
  fontWeight: 500,
});

export const choice = style([pill, { boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}` }]);
export const current = style([pill, { background: vars.color.inverse, color: vars.color.onInverse }]);

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const categories = style({
  display: 'grid',
  columnGap: vars.grid.gutter,
  ...columns(1),
  '@media': { [from.phablet]: columns(2), [from.tablet]: columns(3) },
});

export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  paddingBlock: 6,
  borderTop: `1px solid ${vars.color.border}`,
});

export const icon = style({ flex: 'none', color: vars.color.accentText });

export const name = style({
  minWidth: 0,
  fontWeight: 500,
  lineHeight: '20px',
  selectors: {
    [`${category}:hover &`]: { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
  },
});

export const count = style([type.small, type.muted, type.tabular, { marginLeft: 'auto' }]);
