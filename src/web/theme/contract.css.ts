import { createThemeContract } from '@vanilla-extract/css';

/**
 * The design tokens that components use: colours, corners, fonts and shadows by purpose. Brand and mode set their
 * values (theme.css.ts), so no component mentions either.
 */
export const vars = createThemeContract({
  color: {
    surface: null,
    surfaceRaised: null,
    surfaceSunken: null,
    header: null,
    text: null,
    textMuted: null,
    /** The fill of a view's only primary action. */
    accent: null,
    accentHover: null,
    onAccent: null,
    /** The accent colour for texts, icons and selection lines. */
    accentText: null,
    accentSoft: null,
    onAccentSoft: null,
    /** The colour of separator lines. */
    border: null,
    /** The colour of the borders of controls. */
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
  /** S for badges, M for pictures, L for panels, control for buttons, field for inputs. */
  radius: { s: null, m: null, l: null, control: null, field: null, badge: null },
  font: { text: null, display: null, displayWeight: null, displayTracking: null },
  /** The shadows: `knob` for a selected segment, `floating` for layers above the page. */
  shadow: { knob: null, floating: null },
  /** murmel's search bar on honey: its border, a button that is visible on honey, and the links below it. */
  band: { edge: null, go: null, onGo: null, pill: null, pillHover: null },
  /** The brightness of listing pictures, which are a little dimmer in dark mode. */
  picture: { brightness: null },
  /** The page's margin and the gap between columns; both grow with the width. */
  grid: { margin: null, gutter: null },
});
