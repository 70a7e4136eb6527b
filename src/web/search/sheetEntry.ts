import { filterPanelId } from './filterIds.ts';

// The sheet of filters has an entry in the tab's history, at the address of the list that it lies above. The router, which
// knows its entries by their keys, takes it for the list's own.

/** Whether the way back from the entry has begun: the browser is there a moment later. */
let isLeaving = false;

/** Whether the tab's history is at the entry of the sheet. */
export function isAtSheet(): boolean {
  return stateOf(window.history)['sheet'] === true;
}

/** Adds the entry, unless Forward has come to it. */
export function enterSheet(): void {
  if (!isAtSheet()) window.history.pushState({ ...stateOf(window.history), sheet: true }, '');
}

/** Goes back from the entry, unless Back has done so. */
export function leaveSheet(): void {
  if (!isAtSheet() || isLeaving) return;
  isLeaving = true;
  window.history.back();
}

/** Closes the sheet when Back leaves its entry, and opens it when Forward comes to it. Gives what ends that. */
export function followSheetEntry(): () => void {
  function follow(): void {
    const wasLeft = isLeaving;
    isLeaving = false;
    // Who was as quick as to open it again needs another entry.
    if (wasLeft && isSheetOpen()) enterSheet();
    else sheet()?.togglePopover?.(isAtSheet());
  }
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
}

/** Whether the sheet lies above the page; beside the list it does not. */
export function isSheetOpen(): boolean {
  const panel = sheet();
  return panel !== null && 'popover' in panel && panel.matches(':popover-open');
}

function sheet(): HTMLElement | null {
  return document.getElementById(filterPanelId);
}

function stateOf({ state }: History): Readonly<Record<string, unknown>> {
  return (state ?? {}) as Readonly<Record<string, unknown>>;
}
