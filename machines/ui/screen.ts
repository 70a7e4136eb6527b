/** From which width on, in CSS pixels, a screen counts as what (UI-6). */
export const breakpoints = { mobile: 0, phablet: 480, tablet: 800, laptop: 994, desktop: 1364 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** What kind of device a window's width speaks for. */
export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** The class of a width in CSS pixels: mobile up to 480, tablet up to 800, otherwise desktop (UI-7). */
export function deviceClassOf(width: number): DeviceClass {
  if (width <= breakpoints.phablet) return 'mobile';
  return width <= breakpoints.tablet ? 'tablet' : 'desktop';
}
