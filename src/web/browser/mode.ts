import { choiceSeconds, cookies, writeCookie } from './cookies.ts';

/** Light or dark: as the system has it, or as the visitor set it. */
export const modes = ['system', 'light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/**
 * Applies a mode to this document and stores it in a cookie. The server writes it into later documents, so that nothing
 * flashes.
 */
export function chooseMode(mode: Mode): void {
  document.documentElement.dataset['mode'] = mode;
  writeCookie(cookies.mode, mode, choiceSeconds);
}
