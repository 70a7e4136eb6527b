import type { ReactNode } from 'react';

import { onPlainClick } from '../ui/navigation/plainClick.ts';
import { allCategoriesId } from './allCategoriesId.ts';

interface AllCategoriesLinkProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A jump to all categories on this page. It adds no history entry: going back leaves the page, as expected. */
export function AllCategoriesLink({ className, children }: AllCategoriesLinkProps) {
  return (
    <a href={`#${allCategoriesId}`} onClick={onPlainClick(goThere)} className={className}>
      {children}
    </a>
  );
}

function goThere(): void {
  const section = document.getElementById(allCategoriesId);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
