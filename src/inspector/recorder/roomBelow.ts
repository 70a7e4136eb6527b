/**
 * Keeps the end of the page clear of what lies on the window's bottom edge: as much room below as that is high, and as much
 * distance where something is scrolled into sight.
 */
export function keepRoomBelow(bar: Element): void {
  new ResizeObserver(() => {
    const height = `${Math.ceil(bar.getBoundingClientRect().height)}px`;
    document.body.style.paddingBlockEnd = height;
    document.documentElement.style.scrollPaddingBlockEnd = height;
  }).observe(bar);
}
