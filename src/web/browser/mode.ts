import { aYear, cookies, writeCookie } from './cookies.ts';

/** Light or dark: as the system has it, or as the visitor set it. */
export const modes = ['system', 'light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/** Shows this document in the mode, and remembers it: the server writes it into the documents to come, so nothing flashes. */
export function chooseMode(mode: Mode): void {
  document.documentElement.dataset['mode'] = mode;
  writeCookie(cookies.mode, mode, aYear);
}
