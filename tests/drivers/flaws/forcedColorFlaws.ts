import type { Page } from 'playwright-core';

/**
 * Examines a page in a contrast theme (forced colours), in which browsers drop shadows, gradients and the colours of
 * backgrounds. Returns a line for each control and each part that loses its bounds there, and for each state that
 * becomes invisible. It walks all visible elements, so it misses no new part.
 */
export async function forcedColorFlaws(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.evaluate(markBounded);
  await page.emulateMedia({ forcedColors: 'active' });
  const flaws = await page.evaluate(lostBounds);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  return flaws;
}

declare global {
  interface Window {
    /** The elements whose edges a background or a shadow shows in ordinary colours. */
    bounded: ReadonlySet<Element>;
  }
}

/** Runs in the page, in ordinary colours: collects the elements whose edges a background or a shadow shows. */
function markBounded(): void {
  const isClear = (colour: string) => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  function groundBehind(element: Element): string {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'none';
  }
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((each) => {
    if (each.closest('svg, picture, img, [inert]') || !each.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = each.getBoundingClientRect();
    // An element as wide as the window is a section of the page, and needs no edge.
    if (each.localName === 'header' || width < 6 || height < 4 || width > window.innerWidth * 0.97) return false;
    const { backgroundColor, boxShadow } = getComputedStyle(each);
    return boxShadow !== 'none' || (!isClear(backgroundColor) && backgroundColor !== groundBehind(each));
  });
  window.bounded = new Set(all);
}

/** Runs in the page, in forced colours: returns the elements that have lost their edges. */
function lostBounds(): string[] {
  const overlays = document.querySelectorAll('dialog[open], [popover]:popover-open');
  const root = overlays.item(overlays.length - 1) ?? document.body;
  const flaws = new Set<string>();
  const described = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName}.${element.className} «${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}»`;
  };
  const isOnScreen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isForReadersOnly = element.closest('svg') === null && getComputedStyle(element).clipPath === 'inset(50%)';
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && !isForReadersOnly;
  };

  const drawnByBrowser = 'input:is([type="checkbox"], [type="radio"], [type="range"], [type="file"]), progress, meter';

  function hasEdge(element: Element): boolean {
    const style = getComputedStyle(element);
    if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) return true;
    if (style.forcedColorAdjust === 'none') return true;
    // A control that the browser draws itself has an edge in forced colours.
    if (element.matches(drawnByBrowser) && style.appearance !== 'none') return true;
    const sides = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth];
    return sides.filter((side) => Number.parseFloat(side) >= 1).length >= 3;
  }

  /** Whether the element has an edge, or one around it that is hardly larger, such as the button around a disc. */
  function isBounded(element: Element): boolean {
    const own = element.getBoundingClientRect();
    for (let each: Element | null = element, level = 0; each && level < 4; each = each.parentElement, level += 1) {
      const { height } = each.getBoundingClientRect();
      if (height > own.height + 40) return false;
      if (hasEdge(each)) return true;
    }
    return false;
  }

  /** Whether an element is a button whose click area is larger than the disc in it: then the disc has the edge. */
  const hasDisc = (element: Element) =>
    element.localName === 'button' && element.childElementCount === 1 && hasEdge(element.children.item(0)!);

  /** Whether an element contains a picture, whose colours are the same in forced colours. */
  const isPicture = (element: Element) =>
    element.querySelector(
      ':scope > img, :scope > picture, :scope > * > img, :scope > noscript, :scope > * > noscript',
    ) !== null;

  for (const each of window.bounded) {
    if (!each.isConnected || !root.contains(each) || !isOnScreen(each) || isPicture(each)) continue;
    if (!isBounded(each)) flaws.add(`loses its bounds: ${described(each)}`);
  }

  const controls =
    'button, input:not([type="hidden"]), select, textarea, summary, dialog[open], [popover]:popover-open';
  for (const each of [root, ...root.querySelectorAll(controls)]) {
    if (!each.matches(controls) || !isOnScreen(each) || each.closest('[inert]')) continue;
    if (each.getBoundingClientRect().width > window.innerWidth * 0.97) continue;
    if (!isBounded(each) && !hasDisc(each)) flaws.add(`has no edge: ${described(each)}`);
  }

  /** The part of an element's appearance that remains in forced colours. */
  function lookOf(element: Element): string {
    const label = element.closest('label');
    const face = element.localName === 'input' ? element.nextElementSibling : null;
    const parts = [element, face, ...(label ?? element).querySelectorAll('*')];
    return parts
      .filter((part) => part instanceof Element)
      .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) =>
        [
          `${style.outlineStyle} ${style.outlineWidth}`,
          `${style.borderTopWidth} ${style.borderRightWidth} ${style.borderBottomWidth} ${style.borderLeftWidth}`,
          `${style.fontWeight} ${style.textDecorationLine} ${style.transform} ${style.content} ${style.fill}`,
          style.forcedColorAdjust === 'none' ? style.backgroundColor : '',
          style.display,
        ].join(' '),
      )
      .join(' | ');
  }

  for (const each of root.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')) {
    if (!(each.closest('label') ?? each).checkVisibility({ visibilityProperty: true })) continue;
    if (isOnScreen(each) && getComputedStyle(each).appearance !== 'none') continue;
    const chosen =
      each.type === 'radio'
        ? [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(each.name)}"]:checked`)]
        : [];
    const { checked } = each;
    const before = lookOf(each);
    each.checked = !checked;
    const after = lookOf(each);
    each.checked = checked;
    for (const one of chosen) one.checked = true;
    if (before === after) flaws.add(`looks the same when it is checked: ${described(each.closest('label') ?? each)}`);
  }

  // An element that a script marks as chosen must look different from its siblings.
  const marks = '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])';
  for (const each of root.querySelectorAll(marks)) {
    if (!isOnScreen(each)) continue;
    const attribute = ['aria-selected', 'aria-pressed', 'aria-current'].find((name) => each.hasAttribute(name))!;
    const group = each.closest('ul, ol, nav, [role="listbox"], [role="group"]') ?? root;
    const like = [...group.querySelectorAll(each.localName)].find(
      (other) =>
        other !== each &&
        isOnScreen(other) &&
        !other.matches(marks) &&
        other.childElementCount === each.childElementCount,
    );
    if (like && lookOf(like) === lookOf(each)) flaws.add(`looks as what is not ${attribute}: ${described(each)}`);
  }
  return [...flaws];
}
