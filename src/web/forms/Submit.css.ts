import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { rotate: '1turn' } });

export const submit = style({ width: '100%' });

/** An invisible ring reserves the room, so that nothing shifts when the real one appears. */
export const noRing = style({ width: 18, height: 18, marginRight: -28 });

export const ring = style([
  noRing,
  {
    borderRadius: '50%',
    border: '2.5px solid currentColor',
    borderRightColor: 'transparent',
    animation: `${turn} 900ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '2400ms' } },
  },
]);
