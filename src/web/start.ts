// The entry of the browser. What the document shows needs no script, so the line and the processor are the page's own until
// it has been painted; then come the scripts that the document names, all at once, and the app among them runs.

/** Resolves once something has been painted, or will not be because nobody looks. */
function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const resolveIfHidden = () => {
    if (document.visibilityState === 'hidden') resolve();
  };
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', resolveIfHidden);
    resolveIfHidden();
  } else {
    resolve();
  }
  return promise;
}

function askFor(file: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
}

const { app, scripts } = document.querySelector<HTMLElement>('script[data-app]')!.dataset as Record<string, string>;
void painted().then(() => {
  for (const file of scripts?.split(' ') ?? []) askFor(file);
  return import(/* @vite-ignore */ app!);
});
