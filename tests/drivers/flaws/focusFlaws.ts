import type { Page } from 'playwright-core';

/** The maximum number of key presses: more than any page has tab stops. */
const farTooMany = 600;

/** The key presses between two checks for the end of the round: a check takes as long as a few presses. */
const pressesAtOnce = { most: 25, least: 5 };

/**
 * Moves through the page with the Tab key, and reports its flaws for a keyboard: an unreachable control, and an
 * invisible focus. The focus is invisible if nothing looks different, something else covers it, or its ring is clipped.
 */
export async function focusFlaws(page: Page): Promise<string[]> {
  await page.evaluate(beginRound);
  const keyboard = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const press = () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...tab }));
  let presses = 0;
  for (let left = await ahead(page); left !== 'round'; left = await ahead(page)) {
    if (presses > farTooMany) throw new Error('The focus never returns to the beginning of the page');
    const times = Math.max(pressesAtOnce.least, Math.min(pressesAtOnce.most, left));
    await Promise.all(Array.from({ length: times }, press).flat());
    presses += times;
  }
  await keyboard.detach();
  return page.evaluate(() => window.round.end());
}

/** The number of controls that have not had the focus yet, and whether the round is complete. */
const ahead = (page: Page) =>
  page.evaluate((): number | 'round' => (window.round.isRound ? 'round' : window.round.ahead()));

interface Round {
  /** Whether the focus has returned to an element that it has been on: the round is complete. */
  isRound: boolean;
  /** The number of controls that have not had the focus yet. */
  ahead(): number;
  /** Stops observing the focus, and returns the flaws. */
  end(): string[];
}

declare global {
  interface Window {
    round: Round;
  }
}

/** Runs in the page: checks the focused element on each keyup, because the focus moves on keydown. */
function beginRound(): void {
  const overlays = document.querySelectorAll('dialog[open], [popover]:popover-open');
  const root = overlays.item(overlays.length - 1) ?? document;
  (document.activeElement as HTMLElement | null)?.blur();
  window.getSelection()?.removeAllRanges();

  /** The parts of an element whose style may show its focus: the element itself and its pseudo-elements. */
  const faces = [undefined, '::after', '::before'] as const;

  const described = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName}.${element.className} «${name.trim().slice(0, 40)}»`;
  };

  /**
   * The style of an element and its surroundings. A hidden field shows its focus at its visible replacement, and a bar
   * of several parts shows that of each.
   */
  function lookOf(element: Element): string {
    const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    return [...around, ...(element.closest('label')?.querySelectorAll('*') ?? [])]
      .filter((each) => each instanceof Element)
      .flatMap((each) => faces.map((face) => getComputedStyle(each, face)))
      .map(({ outlineStyle, outlineWidth, boxShadow }) => `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow}`)
      .join(', ');
  }

  /** The boxes around which a ring is drawn, each as far out as the ring reaches. */
  function ringsAround(focused: Element): readonly { readonly of: Element; readonly ring: DOMRect }[] {
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
    return around
      .filter((each) => each instanceof Element)
      .flatMap((each) =>
        faces.flatMap((face) => {
          const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(each, face);
          const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
          if (outlineStyle === 'none' || !(reach > 0)) return [];
          // A focus ring on a pseudo-element surrounds the element's positioned parent.
          const of = face === undefined ? each : positionedAround(each);
          return [...of.getClientRects()]
            .filter(({ width }) => width > 0)
            .map((box) => ({
              of,
              ring: new DOMRect(box.x - reach, box.y - reach, box.width + 2 * reach, box.height + 2 * reach),
            }));
        }),
      );
  }

  function positionedAround(element: Element): Element {
    const { position } = getComputedStyle(element);
    return position === 'static' && element.parentElement ? positionedAround(element.parentElement) : element;
  }

  /** The edges that clip a ring: an ancestor that hides overflow, or the sides of the window. */
  function cutterOf({ of, ring }: ReturnType<typeof ringsAround>[number]): Element | undefined {
    const slack = 1;
    let { position } = getComputedStyle(of);
    // In a direction in which a container scrolls, it can show all of its content, so ancestors further out clip
    // nothing there. A rail must scroll sideways.
    const isScrolled = { x: false, y: false };
    for (let each = of.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (position === 'fixed') return undefined;
      if (position === 'absolute' && style.position === 'static') continue;
      ({ position } = style);
      const box = each.getBoundingClientRect();
      const left = box.left + each.clientLeft;
      const top = box.top + each.clientTop - (scrolls(style.overflowY) ? each.scrollTop : 0);
      const height = scrolls(style.overflowY) ? each.scrollHeight : each.clientHeight;
      const isCutAside = ring.left < left - slack || ring.right > left + each.clientWidth + slack;
      const isCutAboveOrBelow = ring.top < top - slack || ring.bottom > top + height + slack;
      if (style.overflowX !== 'visible' && !isScrolled.x && isCutAside) return each;
      if (style.overflowY !== 'visible' && !isScrolled.y && isCutAboveOrBelow) return each;
      isScrolled.x ||= scrolls(style.overflowX) && each.scrollWidth > each.clientWidth;
      isScrolled.y ||= scrolls(style.overflowY) && each.scrollHeight > each.clientHeight;
    }
    const { clientWidth } = document.documentElement;
    const isCutByWindow = ring.left < -slack || ring.right > clientWidth + slack;
    return isCutByWindow && !isScrolled.x ? document.documentElement : undefined;
  }

  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  const controls = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
    .filter((each) => each.tabIndex >= 0 && !each.matches(':disabled, [type="hidden"]') && !each.closest('[inert]'))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    // Of radio buttons of one name, the chosen one is reached, and arrows reach the others.
    .filter((each) => !isOtherRadio(each));

  function isOtherRadio(element: Element): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const named = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(element.name)}"]`)];
    return element !== (named.find(({ checked }) => checked) ?? named[0]);
  }

  /**
   * Every control that the keyboard must reach, with its appearance and surroundings while it does not have the focus.
   */
  const looks = new Map<Element, string>(controls.map((each) => [each, lookOf(each)]));
  const reached = new Set<Element>();
  const flaws: string[] = [];
  let outside = 0;
  let last: Element | undefined;
  let stays = 0;

  function look(): void {
    if (window.round.isRound) return;
    const focused = document.activeElement;
    if (!focused || focused === document.body) {
      // Between the last and the first control the focus is on the browser's own buttons.
      window.round.isRound = (outside += 1) > 3;
    } else if (focused === last) {
      // The focus stays: a busy page may miss a key, but a focus trap misses them all.
      window.round.isRound = (stays += 1) > 3;
    } else if (reached.has(focused)) {
      window.round.isRound = true;
    } else {
      last = focused;
      reached.add(focused);
      if (looks.get(focused) === lookOf(focused)) flaws.push(`looks the same with the focus: ${described(focused)}`);
      else if (!isOnScreen(focused)) flaws.push(`has the focus out of sight: ${described(focused)}`);
      const cutter = ringsAround(focused).map(cutterOf).find(Boolean);
      if (cutter) flaws.push(`has its ring cut off by ${cutter.localName}.${cutter.className}: ${described(focused)}`);
    }
  }

  function isOnScreen(focused: Element): boolean {
    const face = focused.closest('label') ?? focused;
    return [...face.getClientRects()].some(({ left, right, top, bottom }) =>
      [left + 4, (left + right) / 2, right - 4].some((x) =>
        [top + 4, (top + bottom) / 2, bottom - 4].some((y) => face.contains(document.elementFromPoint(x, y))),
      ),
    );
  }

  window.addEventListener('keyup', look, { capture: true });
  const unreached = () => [...looks.keys()].filter((each) => !reached.has(each));
  window.round = {
    isRound: false,
    ahead: () => unreached().length,
    end() {
      window.removeEventListener('keyup', look, { capture: true });
      return [...flaws, ...unreached().map((each) => `never has the focus: ${described(each)}`)];
    },
  };
}
