import type { EventEmitter } from 'node:events';
import { onTestFinished } from 'vitest';

/** The window that Vitest has made. */
declare const jsdom: { readonly virtualConsole: EventEmitter };

/** How often the document was asked to load itself again, from now on to the end of a test. */
export function countReloads(): () => number {
  let count = 0;
  // It cannot, and says so each time.
  const hear = ({ stack }: Error) => {
    if (stack?.includes('LocationImpl.reload')) count += 1;
  };
  const { virtualConsole } = jsdom;
  virtualConsole.on('jsdomError', hear);
  onTestFinished(() => void virtualConsole.off('jsdomError', hear));
  return () => count;
}
