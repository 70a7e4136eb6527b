// The entry of the browser. The document needs no script to be shown, so connection and processor are free for it until
// the first paint. Then the scripts that the document names load, all at once. They run one by one, because together
// they would block scrolling and typing; the app is the last.

/** Resolves after the first paint, or at once if the page is hidden. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfHidden = () => {
      if (document.visibilityState === 'hidden') resolve();
    };
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      document.addEventListener('visibilitychange', resolveIfHidden);
      resolveIfHidden();
      // Firefox reports no paint of a reloaded document that has typed text in it, so a frame after `load` counts as
      // the paint.
      const resolveAfterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
      if (document.readyState === 'complete') resolveAfterFrame();
      else addEventListener('load', resolveAfterFrame);
    } else {
      resolve();
    }
  });
}

function askFor(file: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
}

const { app, scripts } = document.querySelector<HTMLElement>('script[data-app]')!.dataset as Record<string, string>;
const files = scripts?.split(' ') ?? [];
void painted().then(async () => {
  for (const file of files) askFor(file);
  for (const file of files) {
    if (file === app) continue;
    await import(/* @vite-ignore */ file);
    // Yields to the browser's main thread between two scripts.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return import(/* @vite-ignore */ app!);
});
