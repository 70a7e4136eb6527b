import { path, rect } from '../shapes.ts';

/** What shines on a screen: hills before an evening sky. */
export const wallpaper = (x: number, y: number, width: number, height: number, sky: string, hill: string): string => {
  const at = (dx: number, dy: number) => `${x + width * dx} ${y + height * dy}`;
  return (
    rect(x, y, width, height, sky) +
    path(
      `M${at(0.66, 0.3)}m${-height * 0.13} 0a${height * 0.13} ${height * 0.13} 0 1 1 ${height * 0.26} 0a${height * 0.13} ${height * 0.13} 0 1 1 ${-height * 0.26} 0Z`,
      '#FBE3B0',
    ) +
    path(
      `M${at(0, 0.66)}L${at(0.2, 0.42)}L${at(0.32, 0.54)}L${at(0.52, 0.26)}L${at(0.74, 0.56)}L${at(0.86, 0.46)}L${at(1, 0.6)}V${y + height}H${x}Z`,
      '#fff',
      { opacity: 0.4 },
    ) +
    path(
      `M${at(0, 0.78)}C${at(0.25, 0.6)} ${at(0.4, 0.82)} ${at(0.6, 0.76)}S${at(0.85, 0.64)} ${at(1, 0.74)}V${y + height}H${x}Z`,
      hill,
    )
  );
};
