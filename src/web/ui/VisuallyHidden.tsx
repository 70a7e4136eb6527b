import type { ReactNode } from 'react';

import { hidden } from './VisuallyHidden.css.ts';

/** Said, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
