import type { Locator, Page } from 'playwright-core';
import type { Key } from './engines/screenInput.ts';

/** A user's actions by pointer and keyboard, with the same names for all engines, whose inputs differ. */
export interface UserInput {
  /** Clicks an element once it is visible, at rest and not covered. */
  clicks(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  fills(field: Locator, text: string): Promise<void>;
  /** Replaces the text of the visible field with this label. */
  types(label: string | RegExp, text: string): Promise<void>;
  /** Presses a key: with an element, which gets the focus first, or where the focus is. */
  presses(key: Key, target?: Locator): Promise<void>;
  /** Turns the mouse wheel where the pointer is, so that the page scrolls down by more than a window. */
  turnsWheel(): Promise<void>;
}

/** A user's input in an engine that accepts all input from Playwright. */
export function playwrightInput(page: Page): UserInput {
  return {
    clicks: (target) => target.click(),
    ...fieldsOf(page, (field, text) => field.fill(text)),
    presses: (key, target) => (target ? target.press(key) : page.keyboard.press(key)),
    turnsWheel: () => page.mouse.wheel(0, 2000),
  };
}

/** Finds fields by their labels, and writes into them with the given function. */
export function fieldsOf(page: Page, fills: UserInput['fills']): Pick<UserInput, 'fills' | 'types'> {
  return {
    fills,
    types: (label, text) => {
      const field = page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
      return fills(field.filter({ visible: true }), text);
    },
  };
}
