import type { Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** Something to be seen or used, as assistive technology finds it: by role and accessible name. */
export interface Sight {
  readonly role: Role;
  /** The whole accessible name, or a part that fits. */
  readonly name?: string | RegExp;
  /** Of a heading. */
  readonly level?: number;
  /** What it says, for what has no name, such as an alert or a status: a part of it. */
  readonly says?: string | RegExp;
  /** What it lies in. */
  readonly within?: Sight;
  /** Whether it can be used; one that is `aria-disabled` cannot. */
  readonly enabled?: boolean;
  /** Whether it is the chosen one among its like (`aria-current`). */
  readonly current?: boolean;
  /** Of a button that stays pressed (`aria-pressed`). */
  readonly pressed?: boolean;
  /** It lies in what is a sheet on the phone and stands open at a desk: a document without layout takes it for closed. */
  readonly inSheet?: boolean;
}

/** Hands and eyes on whatever shows a flow: a view mounted in jsdom, or a page in a browser. */
export interface Surface {
  /** Where one is: path and query. */
  address(): string;
  /** Follows a link to an address, within the document. */
  goTo(address: string): Promise<void>;
  /** How wide the window is, in CSS pixels. */
  width(): number;
  /** Makes the window so many CSS pixels wide. */
  resize(width: number): Promise<void>;
  /** Moves the pointer a little, as somebody does who is there. */
  stir(): Promise<void>;
  press(sight: Sight): Promise<void>;
  pressTwice(sight: Sight): Promise<void>;
  /** Lays the pointer on it. */
  point(sight: Sight): Promise<void>;
  /** Presses a key while something has the focus, with Alt where it says so: `Alt+ArrowDown`. */
  key(sight: Sight, key: string): Promise<void>;
  /** Chooses an option by its value. */
  choose(sight: Sight, value: string): Promise<void>;
  /** Puts a text in place of what stands in a field. */
  type(sight: Sight, text: string): Promise<void>;
  /** Leaves a field. */
  leave(sight: Sight): Promise<void>;
  /**
   * Whether it comes to be seen, or to be gone, as one expects: at once, or as soon as what has begun is over. Resolves
   * with what is so in the end.
   */
  shows(sight: Sight, expected: boolean): Promise<boolean>;
  /** Whether anything in sight comes to say that it waits (`aria-busy`), or ceases to, as one expects. */
  isBusy(expected: boolean): Promise<boolean>;
  /** How many of them there are to be seen. */
  count(sight: Sight): Promise<number>;
  /** What it says. */
  text(sight: Sight): Promise<string>;
  /** What stands in a field, or is chosen. */
  value(sight: Sight): Promise<string>;
  isChecked(sight: Sight): Promise<boolean>;
  attribute(sight: Sight, name: string): Promise<string | null>;
}

/** A sight as a message calls it: `button "Load again"`. */
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
