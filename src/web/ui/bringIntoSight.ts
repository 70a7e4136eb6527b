import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a row that scrolls sideways: what the keyboard comes to is shown as a whole, with the ring around it.
 * Browsers are content with a part of it. A press of a pointer moves nothing, else it would be let go beside what it meant.
 */
export function bringIntoSight({ currentTarget, target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  const entry = [...currentTarget.children].find((each) => each.contains(target));
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
