import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const web = fileURLToPath(new URL('../../../../src/web/', import.meta.url));

/** A file of the web application that shows a dialog or a popover. */
export type DialogFile = `${string}.tsx`;

/** All files that show a dialog or a popover, by their paths below src/web. */
export function dialogsOfSources(): readonly string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== 'ui/dialog/Modal.tsx')
    .filter((file) => /<(Dialog|Modal)\b(?! *\{)|\bpopover=/.test(readFileSync(web + file, 'utf8')))
    .toSorted();
}

/** Waits until an element above the page can be seen: over 100 px high, whole in the window, with nothing above it. */
export async function expectVisible(above: Locator): Promise<void> {
  await above.waitFor({ state: 'attached' });
  await expect
    .poll(() => above.evaluate(sightOf), { message: String(above) })
    .toEqual({ isHigh: true, isInside: true, isOnTop: true });
}

/** Runs in the page: whether an element is inside the window and on top. */
function sightOf(element: Element) {
  const { top, right, bottom, left, height } = element.getBoundingClientRect();
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // Half a pixel outside of the window is tolerated, because positions are rounded.
  const isInside = top >= -0.5 && left >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  return { isHigh: height > 100, isInside, isOnTop: middle !== null && element.contains(middle) };
}
