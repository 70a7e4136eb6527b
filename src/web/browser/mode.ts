import { choiceSeconds, cookies, writeCookie } from './cookies.ts';

/** Light or dark: as the system has it, or as the visitor set it. */
export const modes = ['system', 'light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/** Applies the mode to this document and stores it: the server writes it into later documents, so nothing flashes. */
export function chooseMode(mode: Mode): void {
  document.documentElement.dataset['mode'] = mode;
  writeCookie(cookies.mode, mode, choiceSeconds);
}
