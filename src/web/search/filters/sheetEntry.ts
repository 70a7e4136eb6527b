import { historyEntry } from '../../ui/dialog/historyEntry.ts';
import { filterPanelId } from './filterIds.ts';

/** The sheet of filters lies above the list. */
const entry = historyEntry('sheet');

export const { isAt: isAtSheet, enter: enterSheet, leave: leaveSheet } = entry;

/** Closes the sheet when Back leaves its entry, and opens it when Forward comes to it. Gives what ends that. */
export function followSheetEntry(): () => void {
  return entry.follow({ isOpen: isSheetOpen, show: (isOpen) => sheet()?.togglePopover?.(isOpen) });
}

/** Whether the sheet lies above the page; beside the list it does not. */
export function isSheetOpen(): boolean {
  const panel = sheet();
  return panel !== null && 'popover' in panel && panel.matches(':popover-open');
}

function sheet(): HTMLElement | null {
  return document.getElementById(filterPanelId);
}
