/** The breakpoints of screen widths, in CSS pixels (UI-6). */
export const breakpoints = { mobile: 0, phablet: 480, tablet: 800, laptop: 994, desktop: 1364 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The class of device that a window's width suggests. */
export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** The class of a width in CSS pixels: mobile up to 480, tablet up to 800, otherwise desktop (UI-7). */
export function deviceClassOf(width: number): DeviceClass {
  if (width <= breakpoints.phablet) return 'mobile';
  return width <= breakpoints.tablet ? 'tablet' : 'desktop';
}
