import { useEffect } from 'react';

/** Where the focus goes in each part of the window, in the order of reading. The first visible match of each is focused. */
const panes = [
  'header :is(input, button):enabled',
  '[data-pane="list"] [aria-current="true"], [data-pane="list"] :is(input, button):enabled',
  '[role="tree"] [tabindex="0"]',
  '[role="tab"][aria-selected="true"]',
  '[role="slider"]',
];

/**
 * F6 moves the focus to the next part of the window, and Shift+F6 to the previous one. The lists between them can have
 * hundreds of buttons.
 */
export function usePaneKeys(root: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { ownerDocument } = root.current!;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      focusPane(root.current!, event.shiftKey ? -1 : 1);
    };
    ownerDocument.addEventListener('keydown', onKey);
    return () => ownerDocument.removeEventListener('keydown', onKey);
  }, [root]);
}

function focusPane(root: HTMLElement, by: 1 | -1): void {
  const targets = panes.flatMap(
    (pane) => [...root.querySelectorAll<HTMLElement>(pane)].find((element) => element.checkVisibility()) ?? [],
  );
  const { activeElement } = root.ownerDocument;
  const part = activeElement && partOf(activeElement);
  const current = part ? targets.findIndex((target) => partOf(target) === part) : -1;
  const next = current < 0 && by < 0 ? -1 : current + by;
  targets.at(next % targets.length)?.focus();
}

/** The column, header or footer of an element. */
function partOf(element: Element): Element | null {
  return element.closest('header, [data-pane], main, aside, footer');
}
