import type { Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** An element as assistive technology finds it: by role and accessible name. */
export interface Sight {
  readonly role: Role;
  /** The whole accessible name, or a matching part. */
  readonly name?: string | RegExp;
  /** The level of a heading. */
  readonly level?: number;
  /** A part of its text, for elements without a name, such as an alert or a status. */
  readonly says?: string | RegExp;
  /** The element that contains it. */
  readonly within?: Sight;
  /** Whether it is enabled; one with `aria-disabled` is not. */
  readonly enabled?: boolean;
  /** Whether it is the current one among its siblings (`aria-current`). */
  readonly current?: boolean;
  /** The state of a toggle button (`aria-pressed`). */
  readonly pressed?: boolean;
  /** It is in a sheet on the phone, and always open on a desktop: a document without layout considers it closed. */
  readonly inSheet?: boolean;
}

/** Input and output of a displayed flow: a view mounted in jsdom, or a page in a browser. */
export interface Surface {
  /** The current path and query. */
  address(): string;
  /** Follows a link to an address, within the document. */
  goTo(address: string): Promise<void>;
  /** The width of the window, in CSS pixels. */
  width(): number;
  /** Resizes the window to a width in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Moves the pointer a little, as a sign of presence. */
  stir(): Promise<void>;
  press(sight: Sight): Promise<void>;
  pressTwice(sight: Sight): Promise<void>;
  /** Moves the pointer over it. */
  point(sight: Sight): Promise<void>;
  /** Presses a key while the element has the focus, optionally with Alt: `Alt+ArrowDown`. */
  key(sight: Sight, key: string): Promise<void>;
  /** Chooses an option by its value. */
  choose(sight: Sight, value: string): Promise<void>;
  /** Replaces the text of a field. */
  type(sight: Sight, text: string): Promise<void>;
  /** Moves the focus out of a field. */
  leave(sight: Sight): Promise<void>;
  /**
   * Whether it becomes visible, or invisible, as expected: immediately, or after pending work. Resolves to the final
   * visibility.
   */
  shows(sight: Sight, expected: boolean): Promise<boolean>;
  /** Whether a visible element becomes busy (`aria-busy`), or stops being busy, as expected. */
  isBusy(expected: boolean): Promise<boolean>;
  /** The number of visible ones. */
  count(sight: Sight): Promise<number>;
  /** Its text. */
  text(sight: Sight): Promise<string>;
  /** The text of a field, or the chosen option. */
  value(sight: Sight): Promise<string>;
  isChecked(sight: Sight): Promise<boolean>;
  attribute(sight: Sight, name: string): Promise<string | null>;
}

/** A sight as messages name it: `button "Reload"`. */
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
