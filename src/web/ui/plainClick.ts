import type { MouseEvent } from 'react';

/**
 * For a link that does its work here instead of loading its address. A click with a modifier or another button means
 * the address itself, in a new tab or window, and is left to the browser.
 */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
