import { style, styleVariants } from '@vanilla-extract/css';

import * as box from '../../ui/fields/field.css.ts';

const lines = style({ paddingBlock: 12, resize: 'vertical' });

export const area = styleVariants({ fine: [box.box, lines], wrong: [box.wrong, lines] });
