import { createElement, type ReactElement, type ReactNode, use } from 'react';

import type { CardItem } from '#machines/listing/cardItem.ts';
import { ageOf, isNew } from '#market/dates/age.ts';

import { useNow } from '../../page/clock.tsx';
import { useLanguage } from '../../page/firstPage.tsx';
import { apart, PageMarkupContext } from '../../fragments/pageMarkup.ts';
import { useNewSinceVisit } from '../../visits/visits.tsx';

interface ListingEntriesProps<Listing extends CardItem> {
  readonly of: readonly Listing[];
  readonly classNameAt?: (index: number) => string;
  /**
   * Renders a listing from plain data. It may depend only on the item, the language, ages and the visitor's local
   * memory.
   */
  readonly children: (item: Listing, index: number) => ReactElement<{ readonly item: CardItem }>;
}

/** The entries of a list of listings. The server reuses the markup of equal entries. */
export const ListingEntries = import.meta.env.SSR ? CachedEntries : PlainEntries;

function PlainEntries<Listing extends CardItem>({ of: items, classNameAt, children }: ListingEntriesProps<Listing>) {
  return items.map((item, index) => (
    <li key={item.id} className={classNameAt?.(index)}>
      {children(item, index)}
    </li>
  ));
}

/** Renders the entries of a list. Consecutive entries from the fragment cache become one placeholder element. */
function CachedEntries<Listing extends CardItem>(props: ListingEntriesProps<Listing>) {
  const page = use(PageMarkupContext);
  const language = useLanguage();
  const now = useNow();
  const isNewSinceVisit = useNewSinceVisit();
  if (!page) return <PlainEntries {...props} />;
  const { of: items, classNameAt, children } = props;
  const entries: ReactNode[] = [];
  let saved: number[] = [];

  function addPlaceholder(): void {
    if (saved.length > 0) entries.push(createElement(apart, { key: `kept ${saved[0]}`, 'data-kept': saved.join(' ') }));
    saved = [];
  }

  items.forEach((item, index) => {
    const view = children(item, index);
    const className = classNameAt?.(index);
    const { item: _, ...others } = view.props;
    const at = item.epoch_time * 1000;
    const shown = [language, ageOf(at, now), isNew(at, now), isNewSinceVisit(item.epoch_time), className, others];
    const found = page.isLasting(item) ? page.find(item, view.type, JSON.stringify(shown)) : undefined;
    if (found?.isCached) {
      saved.push(found.mark);
      return;
    }
    addPlaceholder();
    const entry = (
      <li key={item.id} className={className}>
        {view}
      </li>
    );
    entries.push(
      found
        ? createElement(apart, { key: item.id, 'data-kept': found.mark }, withoutMarks(entry))
        : withoutMarks(entry),
    );
  });
  addPlaceholder();
  return entries;
}

/** Renders an entry without looking for cached fragments in it, because a cached fragment contains no others. */
function withoutMarks(entry: ReactElement) {
  return (
    <PageMarkupContext key={entry.key} value={undefined}>
      {entry}
    </PageMarkupContext>
  );
}
