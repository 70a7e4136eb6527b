import type { ReactNode } from 'react';

import { requireStorage } from '../browser/storage.ts';

/**
 * Throws during rendering if the browser has no storage, so that the severe-error screen explains it (OPERATIONS-6).
 */
export function NeedsStorage({ children }: { readonly children: ReactNode }) {
  requireStorage(window);
  return children;
}
