import type { Page } from 'playwright-core';

/** More than any page has to tab through. */
const farTooMany = 600;

/**
 * Goes through the page with the Tab key and tells what a keyboard misses: a control that is never reached, and a place
 * where one does not see that the focus is there, since nothing looks different or something else lies over it.
 */
export async function focusFlaws(page: Page): Promise<string[]> {
  await page.evaluate(beginRound);
  const flaws = new Set<string>();
  for (let press = 0; ; press += 1) {
    if (press > farTooMany) throw new Error('The Tab key goes round and never comes back');
    await page.keyboard.press('Tab');
    const { isRound, flaw } = await page.evaluate(lookAtFocus);
    if (flaw) flaws.add(flaw);
    if (isRound) break;
  }
  return [...flaws, ...(await page.evaluate(notReached))];
}

interface Round {
  /** Every control that a keyboard must reach, and how it looks, and what is around it, without the focus. */
  readonly looks: Map<HTMLElement, string>;
  readonly reached: Set<Element>;
  /** How often the focus was nowhere in the page. */
  outside: number;
  lookOf(element: Element): string;
  told(element: Element): string;
}

declare global {
  interface Window {
    round: Round;
  }
}

/** Runs in the page. */
function beginRound(): void {
  const overlays = document.querySelectorAll('dialog[open], [popover]:popover-open');
  const root = overlays.item(overlays.length - 1) ?? document;
  (document.activeElement as HTMLElement | null)?.blur();
  window.getSelection()?.removeAllRanges();

  const told = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName}.${element.className} «${name.trim().slice(0, 40)}»`;
  };

  /** A hidden field shows its focus at what stands for it, and a bar of several parts shows that of each. */
  function lookOf(element: Element): string {
    const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    return [...around, ...(element.closest('label')?.querySelectorAll('*') ?? [])]
      .filter((each) => each instanceof Element)
      .map((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow}`;
      })
      .join(', ');
  }

  const controls = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
    .filter((each) => each.tabIndex >= 0 && !each.matches(':disabled, [type="hidden"]') && !each.closest('[inert]'))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    // Of radio buttons of one name, the chosen one is reached, and arrows lead to the others.
    .filter((each) => !isOtherRadio(each));

  function isOtherRadio(element: Element): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const named = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(element.name)}"]`)];
    return element !== (named.find(({ checked }) => checked) ?? named[0]);
  }

  window.round = {
    looks: new Map(controls.map((each) => [each, lookOf(each)])),
    reached: new Set(),
    outside: 0,
    lookOf,
    told,
  };
}

/** Runs in the page. */
function lookAtFocus(): { isRound: boolean; flaw?: string } {
  const { looks, reached, lookOf, told } = window.round;
  const focused = document.activeElement;
  // Between the last and the first the focus is with the browser's own buttons.
  if (!focused || focused === document.body) return { isRound: (window.round.outside += 1) > 3 };
  if (reached.has(focused)) return { isRound: true };
  reached.add(focused);
  const before = looks.get(focused as HTMLElement);
  if (before === lookOf(focused)) return { isRound: false, flaw: `looks the same with the focus: ${told(focused)}` };

  const face = focused.closest('label') ?? focused;
  const boxes = [...face.getClientRects()];
  const isSeen = boxes.some(({ left, right, top, bottom }) =>
    [left + 4, (left + right) / 2, right - 4].some((x) =>
      [top + 4, (top + bottom) / 2, bottom - 4].some((y) => face.contains(document.elementFromPoint(x, y))),
    ),
  );
  return isSeen ? { isRound: false } : { isRound: false, flaw: `has the focus out of sight: ${told(focused)}` };
}

/** Runs in the page. */
function notReached(): string[] {
  const { looks, reached, told } = window.round;
  return [...looks.keys()].filter((each) => !reached.has(each)).map((each) => `never has the focus: ${told(each)}`);
}
