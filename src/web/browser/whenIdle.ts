/** Events that show that the visitor is present, and may need pending parts. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** The maximum wait for a busy browser, in milliseconds. */
const longestWait = 2000;

/** The time after a document's load from which a browser without idle callbacks counts as idle, in milliseconds. */
const pauseAfterLoad = 200;

let rest: Promise<void> | undefined;

/** Resolves once the browser is idle after its first page, or the visitor interacts. Later calls resolve at once. */
export function whenIdle(): Promise<void> {
  rest ??= new Promise((resolve) => {
    for (const sign of signs) document.addEventListener(sign, () => resolve(), { once: true, passive: true });
    // WebKit has no idle callbacks, so there a timer after the load replaces them.
    if (typeof requestIdleCallback === 'undefined') afterLoad(resolve);
    else requestIdleCallback(() => resolve(), { timeout: longestWait });
  });
  return rest;
}

/** Calls back shortly after the document and its pictures have loaded, or after the maximum wait. */
function afterLoad(callback: () => void): void {
  const soon = () => setTimeout(callback, pauseAfterLoad);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
  setTimeout(callback, longestWait);
}
