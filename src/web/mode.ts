import { brand } from './theme/brand.ts';

/** Light or dark: as the system has it, or as the visitor set it. */
export const modes = ['system', 'light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/** The cookie that keeps the choice; the server writes it into the document, so nothing flashes. */
const modeCookie = `${brand}_mode`;

const aYear = 365 * 24 * 60 * 60;

/** Shows this document in the mode, and remembers it for the documents to come. */
export function chooseMode(mode: Mode): void {
  document.documentElement.dataset['mode'] = mode;
  document.cookie = `${modeCookie}=${mode}; path=/; max-age=${aYear}; samesite=lax`;
}
