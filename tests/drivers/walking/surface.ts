import type { Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** An element as assistive technology finds it: by role and accessible name. */
export interface Sight {
  readonly role: Role;
  /** The whole accessible name of the element, or a pattern that it matches. */
  readonly name?: string | RegExp;
  /** The level of a heading. */
  readonly level?: number;
  /** A part of the element's text, for elements without a name, such as an alert or a status. */
  readonly says?: string | RegExp;
  /** An element that contains the sought one. */
  readonly within?: Sight;
  /** Whether the element is enabled; an element with `aria-disabled` is not. */
  readonly enabled?: boolean;
  /** Whether the element is the current one among its siblings (`aria-current`). */
  readonly current?: boolean;
  /** The state of a toggle button (`aria-pressed`). */
  readonly pressed?: boolean;
  /**
   * Whether the element is in a sheet on the phone. On a desktop it is always visible, while a document without layout
   * considers the sheet closed.
   */
  readonly inSheet?: boolean;
}

/** Input and output of a displayed flow: a view mounted in jsdom, or a page in a browser. */
export interface Surface {
  /** The path and query of the current page. */
  address(): string;
  /** Follows a link to a path, within the document. */
  goTo(address: string): Promise<void>;
  /** The width of the window, in CSS pixels. */
  width(): number;
  /** Resizes the window to a width in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Moves the pointer a little, by which a visitor shows that they are present. */
  stir(): Promise<void>;
  press(sight: Sight): Promise<void>;
  pressTwice(sight: Sight): Promise<void>;
  /** Moves the pointer over the element. */
  point(sight: Sight): Promise<void>;
  /** Presses a key while the element has the focus, optionally with Alt: `Alt+ArrowDown`. */
  key(sight: Sight, key: string): Promise<void>;
  /** Chooses an option of a select by its value. */
  choose(sight: Sight, value: string): Promise<void>;
  /** Replaces the text of a field. */
  type(sight: Sight, text: string): Promise<void>;
  /** Moves the focus out of a field. */
  leave(sight: Sight): Promise<void>;
  /**
   * Waits until an element becomes visible, or invisible, as expected: immediately, or after pending work. Resolves to
   * the final visibility.
   */
  shows(sight: Sight, expected: boolean): Promise<boolean>;
  /** Whether a visible element becomes busy (`aria-busy`), or stops being busy, as expected. */
  isBusy(expected: boolean): Promise<boolean>;
  /** The number of visible elements that match. */
  count(sight: Sight): Promise<number>;
  /** Its text. */
  text(sight: Sight): Promise<string>;
  /** The text of a field, or the chosen option of a select. */
  value(sight: Sight): Promise<string>;
  isChecked(sight: Sight): Promise<boolean>;
  attribute(sight: Sight, name: string): Promise<string | null>;
}

/** The description of an element in messages: `button "Reload"`. */
export function nameOf({ role, name, level, says, within, enabled, current, pressed }: Sight): string {
  const quoted = (text: string | RegExp) => (typeof text === 'string' ? `"${text}"` : String(text));
  return [
    role,
    ...(name === undefined ? [] : [quoted(name)]),
    ...(level === undefined ? [] : [`of level ${level}`]),
    ...(says === undefined ? [] : [`that says ${quoted(says)}`]),
    ...(enabled === undefined ? [] : [enabled ? 'that can be used' : 'that cannot be used']),
    ...(current === undefined ? [] : [current ? 'that is chosen' : 'that is not chosen']),
    ...(pressed === undefined ? [] : [pressed ? 'that is pressed' : 'that is not pressed']),
    ...(within === undefined ? [] : [`in ${nameOf(within)}`]),
  ].join(' ');
}
