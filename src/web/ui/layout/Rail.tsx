import type { FocusEvent, HTMLAttributes } from 'react';

interface RailProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul' | 'ol' | 'nav';
}

/** A row that scrolls sideways if it has no room for all of its content. */
export function Rail({ as: Tag = 'ul', ...attributes }: RailProps) {
  return <Tag {...attributes} onFocus={scrollIntoView} />;
}

/**
 * Scrolls the focused control fully into view, with its ring: browsers show only a part of it. A pointer press scrolls
 * nothing, because the pointer would be released next to its target.
 */
function scrollIntoView({ currentTarget, target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  const entry = [...currentTarget.children].find((each) => each.contains(target));
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
