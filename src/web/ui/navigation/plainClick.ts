import type { MouseEvent } from 'react';

/**
 * Whether a click on a link navigates in this window. A modifier or another button means a new tab or window, or a
 * download, and is left to the browser.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Creates the click handler of a link that acts on this page instead of loading its URL. */
export function onPlainClick(act: (event: MouseEvent<HTMLAnchorElement>) => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act(event);
  };
}
