import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const amounts = style({ marginTop: 12, display: 'flex', flexWrap: 'wrap', gap: space[8] });
