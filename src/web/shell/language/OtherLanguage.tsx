import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

import type { Language } from '#machines/market/language.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { loadChunk } from '../../chunks/chunk.ts';
import { preferredLanguage } from './preferredLanguage.ts';

/** The language hint is optional: a failure to load its chunk is ignored. */
const LanguageHint = lazy<ComponentType<{ readonly language: Language }>>(() =>
  loadChunk(() => import('./LanguageHint.tsx')).then(
    ({ LanguageHint: Hint }) => ({ default: Hint }),
    () => ({ default: () => null }),
  ),
);

/** A hint for visitors whose browser prefers another language of the market, and does not list this one. */
export function OtherLanguage() {
  const shown = useLanguage();
  const preferred = useSyncExternalStore(
    subscribe,
    () => preferredLanguage(navigator.languages, shown),
    () => undefined,
  );
  return (
    preferred !== undefined && (
      <Suspense>
        <LanguageHint language={preferred} />
      </Suspense>
    )
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}
