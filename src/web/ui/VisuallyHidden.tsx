import type { ReactNode } from 'react';

import { hidden } from './VisuallyHidden.css.ts';

/** Content for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
