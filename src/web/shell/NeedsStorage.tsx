import type { ReactNode } from 'react';

import { requireStorage } from '../browser/storage.ts';

/** Throws while it renders where the browser keeps nothing, so that the severe-error screen says so (OPERATIONS-6). */
export function NeedsStorage({ children }: { readonly children: ReactNode }) {
  requireStorage(window);
  return children;
}
