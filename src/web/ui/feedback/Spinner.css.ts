import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { spinnerSize } from '../../theme/scale.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const place = style({ display: 'grid', placeItems: 'center', paddingBlock: 48 });

/** Like the skeletons, the spinner appears only after 300 ms: most waits are over by then. */
export const ring = style({
  width: spinnerSize,
  height: spinnerSize,
  borderRadius: 999,
  border: `3px solid ${vars.color.border}`,
  borderTopColor: vars.color.accentText,
  animation: `${turn} 1s linear infinite, ${appear} 0s 300ms backwards`,
});
