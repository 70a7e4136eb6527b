/** The CSS variable for the width of the page's scrollbar in px: 0 for overlay scrollbars. */
export const pageBarWidth = '--page-bar-width';

/** Measures the scrollbar. Call it before the first modal opens: the page has no scrollbar below a modal. */
export function measurePageBar(): void {
  const { documentElement: root } = document;
  root.style.setProperty(pageBarWidth, `${window.innerWidth - root.clientWidth}px`);
}
