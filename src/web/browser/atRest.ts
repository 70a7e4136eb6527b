/** By which a visitor shows to be there, and may want what waits. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** How long a busy browser is waited for, in milliseconds. */
const longestWait = 2000;

/** How long after a document's load a browser without idle callbacks counts as idle, in milliseconds. */
const pauseAfterLoad = 200;

let rest: Promise<void> | undefined;

/** Resolves once the browser has nothing else to do for its first page, or somebody is there. A document comes to rest once. */
export function atRest(): Promise<void> {
  rest ??= new Promise((resolve) => {
    for (const sign of signs) document.addEventListener(sign, () => resolve(), { once: true, passive: true });
    // WebKit has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') afterLoad(resolve);
    else requestIdleCallback(() => resolve(), { timeout: longestWait });
  });
  return rest;
}

/** Calls back shortly after the document and its pictures have loaded, or after the longest wait. */
function afterLoad(callback: () => void): void {
  const soon = () => setTimeout(callback, pauseAfterLoad);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
  setTimeout(callback, longestWait);
}
