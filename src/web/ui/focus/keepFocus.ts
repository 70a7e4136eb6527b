import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a button or a link within a form. On blur, a field may show an error that shifts the layout, and
 * the pointer would miss its target. So the field keeps its focus on `mousedown`.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
