import { historyEntry } from '../../ui/dialog/historyEntry.ts';
import { filterPanelId } from './filterIds.ts';

/** The history entry of the open filter sheet. */
const entry = historyEntry('sheet');

export const { isAt: isAtSheet, enter: enterSheet, leave: leaveSheet } = entry;

/**
 * Closes the filter sheet when Back leaves its history entry, and opens it when Forward returns to it. Returns the
 * function that stops this.
 */
export function followSheetEntry(): () => void {
  return entry.follow({ isOpen: isSheetOpen, show: (isOpen) => sheet()?.togglePopover?.(isOpen) });
}

/** Whether the filter sheet is open above the page. Where the filters are next to the list, it never is. */
export function isSheetOpen(): boolean {
  const panel = sheet();
  return panel !== null && 'popover' in panel && panel.matches(':popover-open');
}

function sheet(): HTMLElement | null {
  return document.getElementById(filterPanelId);
}
