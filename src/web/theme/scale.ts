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

/** Media queries, each from its breakpoint up; without one a rule is for the phone. */
export const from = {
  phablet: '(min-width: 480px)',
  tablet: '(min-width: 800px)',
  laptop: '(min-width: 994px)',
  desktop: '(min-width: 1364px)',
} as const;

/** What a container may grow to: browsing, forms and texts, the footer. */
export const width = { wide: '1340px', content: '994px', footer: '940px' } as const;

/** 120 ms for colour and press, 200 ms to open and close. */
export const motion = {
  press: '120ms cubic-bezier(.2, 0, 0, 1)',
  open: '200ms cubic-bezier(.2, 0, 0, 1)',
} as const;
