import { brand } from '../../theme/brand.ts';

// The tooltips that were dismissed in this browser. Only their names are stored, and no personal data.

/** Whether the tooltip of this name was dismissed before. */
export function wasDismissed(name: string): boolean {
  return localStorage.getItem(keyOf(name)) !== null;
}

/** Stores the dismissal. If the storage is full, the tooltip reappears on the next visit. */
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
