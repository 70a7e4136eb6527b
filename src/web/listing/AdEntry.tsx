import { type ReactElement, use } from 'react';

import type { AdCard } from '#machines/listing/adCard.ts';
import { ageOf, isNew } from '#market/age.ts';

import { useNow } from '../clock.tsx';
import { useLanguage } from '../firstPage.tsx';
import { PageMarkupContext } from '../keptMarkup.ts';
import { useIsNewSinceVisit } from '../visits/visits.tsx';

interface AdEntryProps {
  readonly className?: string | undefined;
  /** The ad, in a view that is given plain data and shows nothing else but language, age and what the visitor remembers. */
  readonly children: ReactElement<{ readonly item: AdCard }>;
}

/** An ad in a list of ads. The server does not render it again where it has shown the same before. */
export const AdEntry = import.meta.env.SSR ? KeptEntry : PlainEntry;

function PlainEntry({ className, children }: AdEntryProps) {
  return <li className={className}>{children}</li>;
}

function KeptEntry({ className, children }: AdEntryProps) {
  const page = use(PageMarkupContext);
  const language = useLanguage();
  const now = useNow();
  const {
    type,
    props: { item, ...others },
  } = children;
  const at = item.epoch_time * 1000;
  const isNewSinceVisit = useIsNewSinceVisit(item.epoch_time);
  if (!page?.isLasting(item)) return <PlainEntry className={className}>{children}</PlainEntry>;
  const age = [ageOf(at, now), isNew(at, now), isNewSinceVisit];
  const { mark, isKept } = page.find(item, type, JSON.stringify([language, age, others]));
  if (isKept) return <li className={className} data-kept={mark} />;
  return (
    <li className={className} data-kept={mark}>
      {children}
      <template data-kept-end="" />
    </li>
  );
}
