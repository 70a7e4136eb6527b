/** By which a visitor shows to be there, and may want what waits. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** How long a busy browser is waited for, in milliseconds. */
const longestWait = 2000;

let rest: Promise<void> | undefined;

/** Resolves once the browser has nothing else to do for its first page, or somebody is there. A document comes to rest once. */
export function atRest(): Promise<void> {
  rest ??= new Promise((resolve) => {
    for (const sign of signs) document.addEventListener(sign, () => resolve(), { once: true, passive: true });
    if (typeof requestIdleCallback === 'undefined') resolve();
    else requestIdleCallback(() => resolve(), { timeout: longestWait });
  });
  return rest;
}
