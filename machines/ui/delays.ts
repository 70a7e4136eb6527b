/** How long a window has stood still before its new size counts, in milliseconds (UI-15). */
export const resizeDebounce = 250;

/** How long what has just been opened or closed stays so, in milliseconds: the second tap of a trembling finger is none (UI-16). */
export const toggleDebounce = 100;

/** How long nobody has moved, pressed or scrolled before they count as away, in milliseconds (UI-17). */
export const idleDebounce = 30_000;

/** How long a page has been open before a tooltip appears in it, in milliseconds (UI-13). */
export const tooltipDelay = 1_000;

/** How long a tooltip takes to go, in milliseconds: the time that opening and closing take everywhere (look, Motion). */
export const tooltipAnimation = 200;

/** How long nothing more has been chosen in a sheet before its results are counted, in milliseconds. */
export const countDebounce = 250;

/** How long nobody has typed before places are looked for, in milliseconds. */
export const placeDebounce = 250;
