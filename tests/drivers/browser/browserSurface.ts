import type { Locator, Page } from 'playwright-core';
import { awakeAt } from './browser.ts';
import type { Sight, Surface } from '../walking/surface.ts';

/** How long to wait for a change that a page makes by itself. */
const patience = { timeout: 30_000 };

/** Input to a page in a browser, and what it shows. */
export function browserSurface(page: Page): Surface {
  const find = (sight: Sight) => locator(page, sight);
  return {
    address() {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
    goTo: (address) => page.evaluate(follow, address),
    width: () => page.viewportSize()!.width,
    resize: (width) => page.setViewportSize({ width, height: page.viewportSize()?.height ?? 1000 }),
    async stir() {
      await page.mouse.move(100, 100);
      await page.mouse.move(110, 110);
    },
    async press(sight) {
      await awakeAt(find(sight));
      await find(sight).click(patience);
    },
    point: (sight) => find(sight).hover(patience),
    pressTwice: (sight) => find(sight).dblclick(patience),
    key: (sight, key) => find(sight).press(key, patience),
    choose: async (sight, value) => void (await find(sight).selectOption(value, patience)),
    type: (sight, text) => find(sight).fill(text, patience),
    leave: (sight) => find(sight).blur(patience),
    shows: (sight, expected) => comes(find(sight), expected),
    isBusy: (expected) => comes(page.locator('[aria-busy=true]'), expected),
    count: (sight) => find(sight).filter({ visible: true }).count(),
    text: async (sight) => (await find(sight).textContent(patience)) ?? '',
    value: (sight) => find(sight).inputValue(patience),
    isChecked: (sight) => find(sight).isChecked(patience),
    attribute: (sight, name) => find(sight).getAttribute(name, patience),
  };
}

/** Whether an element becomes visible, or invisible, as expected. */
function comes(found: Locator, expected: boolean): Promise<boolean> {
  const seen = found.filter({ visible: true }).first();
  return seen.waitFor({ state: expected ? 'visible' : 'detached', ...patience }).then(
    () => expected,
    () => !expected,
  );
}

function locator(page: Page, { role, name, level, says, within, enabled, current, pressed }: Sight): Locator {
  const room = within ? locator(page, within) : page;
  const found = room
    .getByRole(role, {
      ...(name !== undefined && { name, exact: typeof name === 'string' }),
      ...(level !== undefined && { level }),
      ...(pressed !== undefined && { pressed }),
      ...(enabled !== undefined && { disabled: !enabled }),
    })
    .filter(says === undefined ? {} : { hasText: says });
  if (current === undefined) return found;
  return found.and(page.locator(current ? '[aria-current]' : ':not([aria-current])'));
}

/** Runs in the page: navigates as if a link in it were followed. */
function follow(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
