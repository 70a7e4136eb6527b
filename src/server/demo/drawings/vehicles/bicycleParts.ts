import { circle, line, moved, path, rect } from '../shapes.ts';

export const wicker = '#C8935A';

/** Chainring, chain to the rear axle, cranks and pedals; x and y are those of the bottom bracket. */
export const drive = (
  x: number,
  y: number,
  [rearX, rearY]: readonly [number, number],
  dark: string,
  hole: string,
  size = 26,
): string =>
  line(`M${rearX} ${rearY - 9}L${x} ${y - size + 3}M${rearX} ${rearY + 9}L${x} ${y + size - 3}`, dark, 3) +
  circle(rearX, rearY, 14, dark) +
  circle(x, y, size, dark) +
  circle(x, y, size * 0.58, hole) +
  line(`M${x - 24} ${y - 40}L${x + 26} ${y + 44}M${x - 40} ${y - 44}H${x - 8}M${x + 10} ${y + 48}H${x + 44}`, dark, 8) +
  circle(x, y, 7, '#F4F1EA');

/** A saddle on its post, the post's lower end at x and y. */
export const saddle = (x: number, y: number, colour: string, kind: 'sporty' | 'wide'): string =>
  line(`M${x} ${y}L${x - 9} ${y - 36}`, '#EDEAE2', 8) +
  moved(
    x - 9,
    y - 40,
    1,
    path(
      kind === 'wide'
        ? 'M-52 -14C-36 -26 0 -18 46 -8C52 0 30 2 4 6C-18 20 -58 18 -58 2C-58 -6 -56 -11 -52 -14Z'
        : 'M-48 -12C-30 -18 10 -10 56 -6C60 2 34 4 8 6C-18 8 -44 6 -50 0C-54 -4 -52 -10 -48 -12Z',
      colour,
    ),
    kind === 'wide' ? path('M-58 2C-58 18 -18 20 4 6C-18 8 -44 8 -58 2Z', '#000', { opacity: 0.2 }) : '',
  );

/** A mudguard over a wheel, from one angle to another (degrees, 0 to the right, clockwise). */
export function mudguard(x: number, y: number, r: number, from: number, to: number, colour: string): string {
  const at = (angle: number) =>
    `${x + Math.cos((angle * Math.PI) / 180) * r} ${y + Math.sin((angle * Math.PI) / 180) * r}`;
  return line(`M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`, colour, 7);
}

/** A basket of wicker, its left upper corner at x and y. */
export const basket = (x: number, y: number): string =>
  path(`M${x} ${y}h112l-10 68q-2 10 -12 10h-68q-10 0 -12 -10Z`, wicker) +
  line(
    `M${x + 4} ${y + 24}h104M${x + 8} ${y + 48}h96M${x + 30} ${y + 2}l4 74M${x + 56} ${y + 2}v74M${x + 82} ${y + 2}l-4 74`,
    '#A8743F',
    3,
  ) +
  rect(x - 5, y - 6, 122, 12, '#DDAF79', 6);

/** A luggage rack above the rear wheel, whose axle is at x and y. */
export const rack = (x: number, y: number, r: number, dark: string): string =>
  line(
    `M${x - 96} ${y - r - 18}H${x + 74}M${x - 62} ${y - r - 16}L${x - 4} ${y}M${x + 38} ${y - r - 16}L${x + 2} ${y}`,
    dark,
    6,
  );
