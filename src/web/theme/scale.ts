import { type Breakpoint, breakpoints } from '#machines/ui/screen.ts';

/** Distances by their size in px: at most 16 inside a component, 24 to 32 between groups, 64 between sections. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
  96: '96px',
} as const;

export type Space = keyof typeof space;

const wide = (name: Exclude<Breakpoint, 'mobile'>) => `(min-width: ${breakpoints[name]}px)`;

/** Media queries from a breakpoint up; rules without one are for the phone (UI-6). */
export const from = {
  phablet: wide('phablet'),
  tablet: wide('tablet'),
  laptop: wide('laptop'),
  desktop: wide('desktop'),
} as const;

/** Media queries for widths above a class of screens; a class ends with the breakpoint, to the pixel (UI-7). */
export const above = {
  mobile: `(width > ${breakpoints.phablet}px)`,
  tablet: `(width > ${breakpoints.tablet}px)`,
} as const;

/** Media queries for widths below a breakpoint. */
export const below = { tablet: `(width < ${breakpoints.tablet}px)` } as const;

/**
 * Below a breakpoint, without scripts. Hidden fields would still be submitted with their form, since no script removes
 * them: so they are shown.
 */
export const unscriptedBelow = {
  laptop: `(scripting: none) and (width < ${breakpoints.laptop}px)`,
  desktop: `(scripting: none) and (width < ${breakpoints.desktop}px)`,
} as const;

/** The maximum width of a container: browsing, forms and texts, the footer (UI-8 to 10). */
export const width = { wide: '1340px', content: '994px', footer: '940px' } as const;

/** The minimum height of the footer, by the class of the screen (UI-11). */
export const footerHeight = { mobile: '14rem', tablet: '7.513rem', desktop: '3.875rem' } as const;

/** The height and width of a spinner (UI-12). */
export const spinnerSize = '3rem';

/** Durations and easing of transitions: 120 ms for colour and press, 200 ms to open and close, 320 ms for a sheet. */
export const motion = {
  press: '120ms cubic-bezier(.2, 0, 0, 1)',
  open: '200ms cubic-bezier(.2, 0, 0, 1)',
  sheet: '320ms cubic-bezier(.2, 0, 0, 1)',
} as const;
