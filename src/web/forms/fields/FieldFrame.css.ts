import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import * as box from '../../ui/fields/field.css.ts';

export const field = style({ minWidth: 0 });
export const label = box.label;
export const beside = style({ color: vars.color.textMuted, fontWeight: 400 });

const note = style([type.small, { paddingTop: 6 }]);

export const hint = style([note, { color: vars.color.textMuted }]);

export const error = style([note, { display: 'flex', gap: space[8], color: vars.color.danger, fontWeight: 500 }]);

/** The icon is as tall as the line of text next to it. */
export const icon = style({ flex: 'none', display: 'grid', placeItems: 'center', height: 20 });
