import type { ReactNode } from 'react';

import { container } from './Container.css.ts';

interface ContainerProps {
  /** `wide` for browsing, `content` for forms and texts, `footer` for the end of the page. */
  readonly width?: keyof typeof container;
  readonly children: ReactNode;
}

/** The page's column: as wide as its kind allows, with the page's margin at both sides. */
export function Container({ width = 'wide', children }: ContainerProps) {
  return <div className={container[width]}>{children}</div>;
}
