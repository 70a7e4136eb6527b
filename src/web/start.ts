// The entry of the browser. What the document shows needs no script, so the line and the processor are the page's own until
// it has been painted; then come the scripts that the document names, all at once. They run one by one, for together they would
// keep who scrolls or types meanwhile waiting; the app is the last.

/** Resolves once something has been painted, or will not be because nobody looks. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfHidden = () => {
      if (document.visibilityState === 'hidden') resolve();
    };
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      document.addEventListener('visibilitychange', resolveIfHidden);
      resolveIfHidden();
      // Firefox reports no paint of a reloaded document with typed text.
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
    // What else the browser has to do comes in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return import(/* @vite-ignore */ app!);
});
