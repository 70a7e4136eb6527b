import type { EventEmitter } from 'node:events';
import { onTestFinished } from 'vitest';

/** The jsdom window that Vitest has created. */
declare const jsdom: { readonly virtualConsole: EventEmitter };

/** Counts the reloads that the document requests, until the end of a test. */
export function countReloads(): () => number {
  let count = 0;
  // jsdom cannot reload a document, and reports each attempt on its console.
  const hear = ({ stack }: Error) => {
    if (stack?.includes('LocationImpl.reload')) count += 1;
  };
  const { virtualConsole } = jsdom;
  virtualConsole.on('jsdomError', hear);
  onTestFinished(() => void virtualConsole.off('jsdomError', hear));
  return () => count;
}
