import { brand } from '../../theme/brand.ts';

// Which tooltips this browser has closed for good. What is kept is a name each, and nothing of the person.

/** Whether the tooltip of this name was closed before. */
export function wasDismissed(name: string): boolean {
  return localStorage.getItem(keyOf(name)) !== null;
}

/** Remembers that it was closed. Where the storage is full it will be shown again on another visit. */
export function dismiss(name: string): void {
  try {
    localStorage.setItem(keyOf(name), 'dismissed');
  } catch {
    return;
  }
}

function keyOf(name: string): string {
  return `${brand}_tooltip_${name}`;
}
