import type { FocusEvent, HTMLAttributes } from 'react';

interface RailProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul' | 'ol' | 'nav';
}

/** A row that scrolls sideways where there is no room for all of it. */
export function Rail({ as: Tag = 'ul', ...attributes }: RailProps) {
  return <Tag {...attributes} onFocus={bringIntoSight} />;
}

/**
 * Shows what the keyboard comes to as a whole, with the ring around it: browsers are content with a part of it. A press of a
 * pointer moves nothing, else it would be released beside what it meant.
 */
function bringIntoSight({ currentTarget, target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  const entry = [...currentTarget.children].find((each) => each.contains(target));
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
