import { useCallback, useRef } from 'react';

/** A ref of what may go while it has the focus, such as an entry of a list that one removes: leaves it to what stays, by its id. */
export function leaveFocusTo(heir: string) {
  return (element: HTMLElement | null) => () => {
    if (element?.contains(document.activeElement)) document.getElementById(heir)?.focus();
  };
}

/**
 * A ref of what comes in place of what had the focus: takes it where it was lost with that, so that it is read out and one goes
 * on from there.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus();
}

/** A ref of what takes turns in one place, by its key: the focus that was in the one that goes is given to the next, or to its button. */
export function usePassedFocus() {
  const wasIn = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (wasIn.current) (element?.matches('a, button') ? element : element?.querySelector('button'))?.focus();
    wasIn.current = false;
    return () => {
      wasIn.current = element?.contains(document.activeElement) ?? false;
    };
  }, []);
}
