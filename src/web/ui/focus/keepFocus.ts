import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a button or a link that is pressed from within a form. What is told of a field that one leaves moves it away
 * from below the pointer, and the press were lost: so the field is not left by the pointer going down.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
