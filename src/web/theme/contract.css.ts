import { createThemeContract } from '@vanilla-extract/css';

/**
 * What a component may name: colours, corners, faces and shadows by their purpose. The brand and the mode fill it
 * (theme.css.ts), so no component mentions either.
 */
export const vars = createThemeContract({
  color: {
    surface: null,
    surfaceRaised: null,
    surfaceSunken: null,
    header: null,
    text: null,
    textMuted: null,
    /** The fill of the one primary action of a view. */
    accent: null,
    accentHover: null,
    onAccent: null,
    /** The accent as text, icon or selection line. */
    accentText: null,
    accentSoft: null,
    onAccentSoft: null,
    /** Separates. */
    border: null,
    /** Bounds what one can operate. */
    borderStrong: null,
    focus: null,
    danger: null,
    dangerSoft: null,
    success: null,
    successSoft: null,
    warning: null,
    warningSoft: null,
    price: null,
    priceDrop: null,
    new: null,
    onNew: null,
    promoted: null,
    onPromoted: null,
    promotedSurface: null,
    inverse: null,
    onInverse: null,
    scrim: null,
  },
  /** S for badges, M for pictures, L for panels, control for what one presses, field for what one types in. */
  radius: { s: null, m: null, l: null, control: null, field: null, badge: null },
  font: { text: null, display: null, displayWeight: null, displayTracking: null },
  /** `knob` for a selected segment, `floating` for what lies above the page. */
  shadow: { knob: null, floating: null },
  /** murmel's search bar on honey: what bounds it, the button that honey would not show, and the ways in below it. */
  band: { edge: null, go: null, onGo: null, pill: null, pillHover: null },
  /** Listing pictures are a little dimmer in the dark. */
  picture: { brightness: null },
  /** The page's margin and the gap between columns; both grow with the width. */
  grid: { margin: null, gutter: null },
});
