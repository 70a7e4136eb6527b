/** The debounce of window resizing, in milliseconds (UI-15). */
export const resizeDebounce = 250;

/** The debounce of opening and closing, in milliseconds: it ignores the second tap of a trembling finger (UI-16). */
export const toggleDebounce = 100;

/** The inactivity after which the user counts as away, in milliseconds (UI-17). */
export const idleDebounce = 30_000;

/** The delay of a tooltip after the page is opened, in milliseconds (UI-13). */
export const tooltipDelay = 1_000;

/**
 * How long a tooltip takes to disappear, in milliseconds: the general duration of opening and closing (look, Motion).
 */
export const tooltipAnimation = 200;

/** The debounce of counting results in a sheet, in milliseconds. */
export const countDebounce = 250;

/** The debounce of looking up places, in milliseconds. */
export const placeDebounce = 250;
