import { useCallback, useRef } from 'react';

/**
 * A ref for an element that may be removed while it contains the focus, such as an entry of a list. The focus then
 * moves to the element with the id `heir`.
 */
export function leaveFocusTo(heir: string) {
  return (element: HTMLElement | null) => () => {
    if (element?.contains(document.activeElement)) document.getElementById(heir)?.focus();
  };
}

/**
 * A ref for an element that replaces a focused one. It takes the focus if that was lost, so that screen readers
 * announce it and the keyboard continues there.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus();
}

/**
 * A ref for elements that replace each other under changing React keys. If the removed element contained the focus, the
 * next one, or its first button, receives it.
 */
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
