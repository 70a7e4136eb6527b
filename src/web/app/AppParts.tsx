import type { ReactNode } from 'react';

import type { ListingItem } from '#machines/listing/listingItem.ts';

import { afterPage, provideAfterPage } from '../chunks/afterPage.ts';
import { chunk } from '../chunks/chunk.ts';
import { ContactBox, type HeartPart } from '../listing/parts.ts';
import { LazyContactBox } from '../messaging/contact/lazyParts.tsx';
import { NotFoundProvider } from '../page/NotFound.tsx';
import { NotFoundPage, Page } from '../router/router.tsx';
import type { SearchPlacePart } from '../search/bar/parts.ts';
import { SearchBand } from '../search/bar/SearchBand.tsx';
import { SearchBar } from '../search/bar/SearchBar.tsx';
import type { ShellPart } from '../shell/lazyParts.tsx';
import { type ShellParts, ShellPartsProvider } from '../shell/parts.ts';

// This module passes each feature the views of other features that it declares.

provideAfterPage((): Promise<HeartPart & SearchPlacePart & ShellPart> => import('./afterPage.ts'));

/** The chunk of parts that loads after every page. */
export const partsOfEveryPage = afterPage<unknown>();

const shellParts: ShellParts = {
  Page,
  SearchBar,
  ...(__BRAND__ === 'murmel' && { SearchBand }),
  menu: chunk(() => import('./menu/MenuContent.tsx')),
};

const contactBox = (item: ListingItem) => <LazyContactBox key={item.id} item={item} />;

/** Provides the shell and the features with the views of others that they need. */
export function AppParts({ children }: { readonly children: ReactNode }) {
  return (
    <ShellPartsProvider value={shellParts}>
      <NotFoundProvider value={NotFoundPage}>
        <ContactBox value={contactBox}>{children}</ContactBox>
      </NotFoundProvider>
    </ShellPartsProvider>
  );
}
