/** Polling interval in milliseconds: the page may open a dialog or a bar of its own at any time. */
const interval = 200;

/**
 * Keeps both the recorder's bar and the page reachable. The bar is placed above elements that the page has fixed to the
 * bottom edge. The page's end gets as much extra space as the bar is high. A modal dialog makes everything outside it
 * inert, so the bar moves into it while it is open.
 */
export function keepReachable(host: HTMLElement): void {
  const bar = host.shadowRoot!.firstElementChild as HTMLElement;
  function place(): void {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (host.parentNode !== parent) parent.append(host);
    const { style } = bar;
    const below = Math.ceil(fixedBelow(host));
    const bottom = `${below}px`;
    if (style.insetBlockEnd !== bottom) style.insetBlockEnd = bottom;
    const height = `${Math.ceil(bar.getBoundingClientRect().height + below)}px`;
    document.body.style.paddingBlockEnd = height;
    document.documentElement.style.scrollPaddingBlockEnd = height;
  }
  new ResizeObserver(place).observe(bar);
  window.addEventListener('resize', place);
  setInterval(place, interval);
}

/** The height that the page's own bars cover at the bottom of the window, in CSS pixels. */
function fixedBelow(host: Element): number {
  const { innerWidth, innerHeight } = window;
  const tops = [0.1, 0.5, 0.9].map((part) => {
    const lowest = document.elementsFromPoint(innerWidth * part, innerHeight - 2).find((element) => element !== host);
    for (let element = lowest ?? null; element; element = element.parentElement) {
      const { position } = getComputedStyle(element);
      const { top, height } = element.getBoundingClientRect();
      // A fixed element that fills the window is not a bar.
      if ((position === 'fixed' || position === 'sticky') && height < innerHeight / 2) return top;
    }
    return innerHeight;
  });
  return innerHeight - Math.min(...tops);
}
