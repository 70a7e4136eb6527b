/** The reference of an element whose folded parts are open while the page is printed. */
export function unfoldForPrint(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let unfolded: readonly HTMLDetailsElement[] = [];
  const unfold = () => {
    unfolded = [...element.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const each of unfolded) each.open = true;
  };
  const fold = () => {
    for (const each of unfolded) each.open = false;
  };
  window.addEventListener('beforeprint', unfold);
  window.addEventListener('afterprint', fold);
  return () => {
    window.removeEventListener('beforeprint', unfold);
    window.removeEventListener('afterprint', fold);
  };
}
