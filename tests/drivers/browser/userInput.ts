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
  /** Turns the wheel where the pointer is, down by more than a window. */
  turnsWheel(): Promise<void>;
}

/** The hands in an engine that takes all input from Playwright. */
export function playwrightInput(page: Page): UserInput {
  return {
    clicks: (target) => target.click(),
    ...fieldsOf(page, (field, text) => field.fill(text)),
    presses: (key, target) => (target ? target.press(key) : page.keyboard.press(key)),
    turnsWheel: () => page.mouse.wheel(0, 2000),
  };
}

/** Fields by their labels, and how to write into them. */
export function fieldsOf(page: Page, fills: UserInput['fills']): Pick<UserInput, 'fills' | 'types'> {
  return {
    fills,
    types: (label, text) => {
      const field = page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
      return fills(field.filter({ visible: true }), text);
    },
  };
}
