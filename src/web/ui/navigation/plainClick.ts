import type { MouseEvent } from 'react';

/**
 * Whether a click on a link means to go there in this window. With a modifier or another button it means a new tab or
 * window, or to keep what is there, and is left to the browser.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** For a link that does its work here instead of loading its address. */
export function onPlainClick(act: (event: MouseEvent<HTMLAnchorElement>) => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act(event);
  };
}
